import { readFile } from 'node:fs/promises';
import { fromRoot } from '../../command/project-root.ts';
import type { Google } from './google.ts';
import { type IndexList, indexNames } from './index-names.ts';
import type { DatabaseFacts, ProjectFacts } from './project-facts.ts';
import { readFunctions } from './read-functions.ts';
import { forbiddenAccounts, heldRights, missingBindings } from './read-rights.ts';
import { agentBindings, apis, onceRights, rights } from './requirements.ts';

interface Project {
  readonly projectNumber: string;
  readonly resources?: { readonly hostingSite?: string };
}

/**
 * Reads the facts of a project that a deployment needs; changes nothing. Returns 'unknown' when the account
 * cannot see such a project.
 */
export async function readProjectFacts(
  google: Google,
  projectId: string,
): Promise<ProjectFacts | 'unknown' | undefined> {
  const url = `https://firebase.googleapis.com/v1beta1/projects/${projectId}`;
  const { status, body: project } = await google.ask<Project>('GET', url);
  if (status === 403 || status === 404) return 'unknown';
  if (project === undefined) return undefined;
  const number = project.projectNumber;
  const [granted, billing, database] = await Promise.all([
    heldRights(google, `cloudresourcemanager.googleapis.com/v1/projects/${projectId}`, [
      ...Object.keys(rights),
      ...Object.values(onceRights),
    ]),
    readBilling(google, projectId),
    readDatabase(google, projectId),
  ]);
  const functions = await readFunctions(google, projectId);
  const own = new Set(functions.flatMap(({ ownAccount }) => ownAccount ?? []));
  return {
    number,
    hasBilling: billing && billing.billingEnabled === true,
    granted,
    database,
    hasBackups: database === 'none' ? false : await readHasBackups(google, projectId),
    hasSite:
      project.resources?.hostingSite === undefined ? await readHasSite(google, projectId) : true,
    site: project.resources?.hostingSite ?? projectId,
    disabledApis: await readDisabledApis(google, projectId),
    forbiddenAccounts: await forbiddenAccounts(google, projectId, number, [...own]),
    missingBindings: await missingBindings(google, projectId, agentBindings(number)),
    functions,
    newIndexes: database === 'none' ? [] : await newIndexes(google, projectId),
  };
}

/** Returns whether a project is billed, and to which account. */
export async function readBilling(google: Google, projectId: string) {
  const url = `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`;
  const { body } = await google.ask<{
    readonly billingEnabled?: boolean;
    readonly billingAccountName?: string;
  }>('GET', url);
  return body;
}

/** Returns the needed APIs that are disabled; by default checks the APIs of a deployment. */
export async function readDisabledApis(
  google: Google,
  projectId: string,
  needed = apis,
): Promise<string[] | undefined> {
  const services = `projects/${projectId}/services`;
  const names = needed.map((api) => `names=${services}/${api}`).join('&');
  const { body } = await google.ask<{
    readonly services?: readonly { readonly name: string; readonly state: string }[];
  }>('GET', `https://serviceusage.googleapis.com/v1/${services}:batchGet?${names}`);
  const enabled = body?.services
    ?.filter(({ state }) => state === 'ENABLED')
    .map(({ name }) => name.split('/').at(-1));
  return enabled && needed.filter((api) => !enabled.includes(api));
}

async function readDatabase(
  google: Google,
  projectId: string,
): Promise<DatabaseFacts | 'none' | undefined> {
  const { status, body } = await google.ask<{
    readonly locationId: string;
    readonly type: string;
    readonly pointInTimeRecoveryEnablement?: string;
    readonly deleteProtectionState?: string;
  }>('GET', databaseUrl(projectId));
  if (status === 404) return 'none';
  return (
    body && {
      locationId: body.locationId,
      isNative: body.type === 'FIRESTORE_NATIVE',
      isRecoverable: body.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
      isProtected: body.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
    }
  );
}

/** Returns the URL of a project's database in the Firestore API. */
export function databaseUrl(projectId: string): string {
  return `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
}

/** Returns whether the database has a backup schedule. */
export async function readHasBackups(
  google: Google,
  projectId: string,
): Promise<boolean | undefined> {
  const url = `${databaseUrl(projectId)}/backupSchedules`;
  const { body } = await google.ask<{ readonly backupSchedules?: readonly object[] }>('GET', url);
  return body && (body.backupSchedules ?? []).length > 0;
}

/** Returns whether the project has its default Hosting site. */
export async function readHasSite(google: Google, projectId: string): Promise<boolean | undefined> {
  const url = `https://firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`;
  const { body } = await google.ask<{
    readonly sites?: readonly { readonly type: string }[];
  }>('GET', url);
  return body && (body.sites ?? []).some(({ type }) => type === 'DEFAULT_SITE');
}

/** Returns the secrets that the project lacks or the account cannot see. */
export async function missingSecrets(
  google: Google,
  projectId: string,
  names: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const url = `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}`;
    const { status } = await google.ask('GET', url);
    if (status !== 200) missing.push(name);
  }
  return missing;
}

async function newIndexes(google: Google, projectId: string): Promise<string[]> {
  const wanted: IndexList = JSON.parse(await readFile(fromRoot('firestore.indexes.json'), 'utf8'));
  const url = `${databaseUrl(projectId)}/collectionGroups/-/indexes`;
  const { body } = await google.ask<IndexList>('GET', url);
  const known = new Set(indexNames(body ?? wanted));
  return indexNames(wanted).filter((name) => !known.has(name));
}
