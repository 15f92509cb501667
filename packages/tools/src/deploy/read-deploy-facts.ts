import { readFile } from 'node:fs/promises';
import { fromRoot } from '../command/project-root.ts';
import type { DeployFacts } from './find-problems.ts';
import { type Google, openGoogle } from './google/google.ts';
import { readInboxFacts } from './google/inbox-facts.ts';
import { readProjectFacts } from './google/read-project-facts.ts';
import { readSettings } from './settings/read-settings.ts';
import type { Env, Settings } from './settings/settings.ts';

interface ReadFacts {
  readonly facts: DeployFacts;
  /** Undefined without an account. */
  readonly google: Google | undefined;
  /** Undefined when the settings are invalid. */
  readonly settings: Settings | undefined;
}

interface Given {
  /** The file of settings; settings.env when absent. */
  readonly file: string | undefined;
  readonly env: Env;
  readonly hasAnswers: boolean;
}

/** Reads the facts of settings, account and project that a deployment needs; changes nothing. */
export async function readDeployFacts(projectId: string, given: Given): Promise<ReadFacts> {
  const settings = await readSettings(given.file, given.env);
  const google = await openGoogle(projectId);
  const { firestore } = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8'));
  const project = google && (await readProjectFacts(google, projectId));
  const bucket = settings.ok ? settings.settings.STORAGE_BUCKET : '';
  const inbox =
    google !== undefined && typeof project === 'object' && bucket !== ''
      ? await readInboxFacts(google, projectId, project.number, bucket)
      : undefined;
  const facts: DeployFacts = {
    projectId,
    hasAnswers: given.hasAnswers,
    settingProblems: settings.ok ? [] : settings.problems,
    hasAppCheck: settings.ok ? settings.settings.APP_CHECK_SITE_KEY !== '' : undefined,
    isLoggedIn: google !== undefined,
    project,
    locationId: firestore.location,
    inbox,
  };
  return { facts, google, settings: settings.ok ? settings.settings : undefined };
}
