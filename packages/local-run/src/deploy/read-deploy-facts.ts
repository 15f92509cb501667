import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { runCommand } from '../processes/run-command.ts';
import { fromRoot } from '../project-root.ts';
import type { DeployFacts } from './find-problems.ts';
import { hasBilling } from './firebase-tools.ts';
import { type IndexList, indexNames } from './index-names.ts';
import { readFunctionsNeeds } from './read-functions-needs.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Asks files, account and project for all that a deployment needs; changes nothing anywhere. */
export async function readDeployFacts(projectId: string | undefined): Promise<DeployFacts> {
  const needs = await readFunctionsNeeds();
  const functionsEnv = await readEnvFiles('functions', ['.env', `.env.${projectId}`]);
  const unsetParams = needs.params.filter((name) => functionsEnv[name] === undefined);
  const settings = { projectId, unsetParams, exampleValues: await exampleValues(projectId) };
  const isLoggedIn = await hasAccount();
  const none = { isKnownProject: undefined, hasBilling: undefined, hasDatabase: undefined };
  if (projectId === undefined || !isLoggedIn) {
    return { ...settings, ...none, isLoggedIn, missingSecrets: [], newIndexes: [] };
  }
  const [projects, databases, indexes, billing] = await Promise.all([
    askFirebase<{ projectId: string }[]>(['projects:list']),
    askFirebase<unknown[]>(['firestore:databases:list', '--project', projectId]),
    askFirebase<IndexList>(['firestore:indexes', '--project', projectId]),
    hasBilling(projectId).catch(() => undefined),
  ]);
  const wanted: IndexList = JSON.parse(await readFile(fromRoot('firestore.indexes.json'), 'utf8'));
  const known = new Set(indexes === undefined ? indexNames(wanted) : indexNames(indexes));
  return {
    ...settings,
    isLoggedIn,
    isKnownProject: projects?.some((project) => project.projectId === projectId),
    hasBilling: billing,
    hasDatabase: databases && databases.length > 0,
    missingSecrets: await secretsMissing(projectId, needs.secrets),
    newIndexes: indexNames(wanted).filter((name) => !known.has(name)),
  };
}

async function hasAccount(): Promise<boolean> {
  const { GOOGLE_APPLICATION_CREDENTIALS: key, FIREBASE_TOKEN: token } = process.env;
  if (key || token) return true;
  const accounts = await askFirebase<unknown[]>(['login:list']);
  return accounts !== undefined && accounts.length > 0;
}

async function secretsMissing(projectId: string, names: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const found = await askFirebase(['functions:secrets:get', name, '--project', projectId]);
    if (found === undefined) missing.push(name);
  }
  return missing;
}

/** The result of a firebase command; undefined when it failed. */
async function askFirebase<Result>(args: readonly string[]): Promise<Result | undefined> {
  const cli = fromRoot('node_modules/firebase-tools/lib/bin/firebase.js');
  const asked = [cli, ...args, '--json', '--non-interactive'];
  const { code, output } = await runCommand(process.execPath, asked);
  const json = output.slice(output.indexOf('{'));
  return code === 0 && json.startsWith('{') ? JSON.parse(json).result : undefined;
}

/** Settings of the page that are still the example's; the web's build refuses them one by one. */
export async function exampleValues(projectId: string | undefined): Promise<string[]> {
  const examples = parseEnv(await readFile(fromRoot('web/.env.example'), 'utf8'));
  const env: Env = {
    ...(await readEnvFiles('web', ['.env', '.env.local', '.env.production'])),
    ...process.env,
  };
  // A name may well be kept; a project id is given on the command line.
  const mustDiffer = Object.keys(examples).filter(
    (name) => /URL|EMAIL|PHONE|API_KEY|APP_ID/.test(name) && projectId !== undefined,
  );
  return mustDiffer.filter((name) => (env[name] ?? examples[name]) === examples[name]);
}

async function readEnvFiles(folder: string, names: readonly string[]): Promise<Env> {
  const texts = await Promise.all(
    names.map((name) => readFile(fromRoot(folder, name), 'utf8').catch(() => '')),
  );
  return Object.assign({}, ...texts.map((text) => parseEnv(text)));
}
