import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../command/command-error.ts';
import type { Answer, Google } from './google.ts';
import type { ProjectFacts } from './project-facts.ts';
import {
  databaseUrl,
  readDisabledApis,
  readHasBackups,
  readHasSite,
} from './read-project-facts.ts';

/** The creation of something that firebase-tools would leave out or create with other settings. */
export interface Step {
  readonly text: string;
  run(): Promise<void>;
}

const kept = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const pollMs = 2000;
const polls = 150;

/**
 * Returns the steps to run before firebase-tools, which would list the functions before it enables their
 * API, create a database without delete protection, and fail without a site.
 */
export function planSteps(
  google: Google,
  projectId: string,
  { database, hasBackups, hasSite, disabledApis = [] }: ProjectFacts,
  locationId: string,
): Step[] {
  const isOff = (api: string) => disabledApis.includes(api);
  const steps: Step[] = [];
  if (disabledApis.length > 0) {
    const run = () => enableApis(google, projectId, disabledApis);
    steps.push({ text: `activer ${disabledApis.join(', ')}`, run });
  }
  if (database === 'none' || (database === undefined && isOff('firestore.googleapis.com'))) {
    steps.push({
      text: `créer la base Firestore à ${locationId}, protégée, récupérable sur 7 jours`,
      run: () => createDatabase(google, projectId, locationId),
    });
  } else if (database && !(database.isProtected && database.isRecoverable)) {
    const url = `${databaseUrl(projectId)}?updateMask=${Object.keys(kept).join(',')}`;
    steps.push({
      text: 'protéger la base Firestore, et la rendre récupérable sur 7 jours',
      run: async () => done('la protection de la base', await google.ask('PATCH', url, kept)),
    });
  }
  if (hasBackups === false || (hasBackups === undefined && isOff('firestore.googleapis.com'))) {
    const run = () => scheduleBackups(google, projectId);
    steps.push({ text: 'copier la base chaque jour, et garder chaque copie 14 jours', run });
  }
  if (hasSite === false || (hasSite === undefined && isOff('firebasehosting.googleapis.com'))) {
    const run = () => createSite(google, projectId);
    steps.push({ text: `créer le site ${projectId}.web.app`, run });
  }
  return steps;
}

async function enableApis(
  google: Google,
  projectId: string,
  apis: readonly string[],
): Promise<void> {
  const url = `https://serviceusage.googleapis.com/v1/projects/${projectId}/services:batchEnable`;
  done("l'activation des interfaces", await google.ask('POST', url, { serviceIds: apis }));
  await until('Une interface', async () => {
    const disabled = await readDisabledApis(google, projectId);
    return disabled?.length === 0;
  });
}

// Checks first: while the Firestore API was disabled, the existence of the database was unknown.
async function createDatabase(
  google: Google,
  projectId: string,
  locationId: string,
): Promise<void> {
  const url = databaseUrl(projectId);
  const isThere = async () => (await google.ask('GET', url)).status === 200;
  if (await isThere()) return;
  const wanted = { ...kept, locationId, type: 'FIRESTORE_NATIVE' };
  const made = `${url.slice(0, url.lastIndexOf('/'))}?databaseId=(default)`;
  done('la base Firestore', await google.ask('POST', made, wanted));
  await until('La base Firestore', isThere);
}

async function scheduleBackups(google: Google, projectId: string): Promise<void> {
  if (await readHasBackups(google, projectId)) return;
  const url = `${databaseUrl(projectId)}/backupSchedules`;
  const daily = { dailyRecurrence: {}, retention: `${14 * 86_400}s` };
  done('les copies de la base', await google.ask('POST', url, daily));
}

async function createSite(google: Google, projectId: string): Promise<void> {
  if (await readHasSite(google, projectId)) return;
  const sites = `https://firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`;
  done('le site', await google.ask('POST', `${sites}?siteId=${projectId}`, {}));
}

function done(what: string, { status }: Answer<unknown>): void {
  if (status === 200) return;
  throw new CommandError('deploy-failed', `Google a refusé ${what} (réponse ${status}).`);
}

// Google responds at once and completes the work later.
async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let poll = 0; poll < polls; poll += 1) {
    if (await isDone()) return;
    await sleep(pollMs);
  }
  throw new CommandError('deploy-failed', `${what} n'est pas prête : relancez la commande.`);
}
