import { blocking, type DeployProblem } from '../deploy-problem.ts';
import { bindingProblems } from './find-project-problems.ts';
import type { Google } from './google.ts';
import { missingBindings } from './read-rights.ts';
import { type Binding, grant, inboxBindings } from './requirements.ts';

/** The bucket where staff upload files, when a setting names one. */
export interface InboxFacts {
  readonly bucket: string;
  /** In lower case; 'absent' when there is no such bucket, undefined when Google denies access to it. */
  readonly location: string | undefined;
  /** Roles that Storage's own account lacks. */
  readonly missingBindings: readonly Binding[] | undefined;
}

export async function readInboxFacts(
  google: Google,
  projectId: string,
  number: string,
  bucket: string,
): Promise<InboxFacts> {
  const url = `https://storage.googleapis.com/storage/v1/b/${bucket}`;
  const { status, body } = await google.ask<{ readonly location: string }>('GET', url);
  return {
    bucket,
    location: status === 404 ? 'absent' : body?.location.toLowerCase(),
    missingBindings: await missingBindings(google, projectId, inboxBindings(number)),
  };
}

// The locations of buckets whose events firebase-tools accepts for functions in europe-west1:
// lib/deploy/functions/services/storage.js.
const reachable: readonly string[] = ['europe-west1', 'eu', 'us-central1'];

/** Returns every obstacle to the inbox, each with its remedy. */
export function findInboxProblems(
  projectId: string,
  { bucket, location, missingBindings: missing }: InboxFacts,
  mayChangePolicy: boolean,
): DeployProblem[] {
  const page = `https://console.firebase.google.com/project/${projectId}/storage`;
  const without = 'ou laissez STORAGE_BUCKET vide : le site se passe de boîte de dépôt';
  if (location === undefined) {
    const text = `Ce compte ne peut pas voir le bucket ${bucket} (storage.buckets.get)`;
    return [blocking(`${text} : ${grant(projectId, 'roles/storage.bucketViewer')}, ${without}.`)];
  }
  if (location === 'absent') {
    const remedy = `ouvrez ${page}, « Commencer », emplacement europe-west1, et recopiez son nom`;
    return [blocking(`Le bucket ${bucket} n'existe pas dans Storage : ${remedy}, ${without}.`)];
  }
  const problems: DeployProblem[] = [];
  if (!reachable.includes(location)) {
    const text = `Le bucket ${bucket} est à ${location}, d'où les fonctions de europe-west1 n'apprennent rien`;
    problems.push(blocking(`${text} : prenez-en un à europe-west1 ou eu (${page}), ${without}.`));
  }
  return [...problems, ...bindingProblems(projectId, mayChangePolicy ? [] : missing)];
}
