import { CommandError } from '../../command/command-error.ts';
import { region } from '../../hosting/hosting-rules.ts';
import type { Google } from './google.ts';
import { readFunctions } from './read-functions.ts';

interface Policy {
  readonly bindings?: readonly { readonly role: string; readonly members?: readonly string[] }[];
}

const invoker = 'roles/run.invoker';

/**
 * Lets only the account of `receiveContact` call `storeContact`; returns whether that changed anything. The
 * code cannot declare it, because firebase-tools creates and names that account during the first
 * deployment, and creates the function public. Throws CommandError 'deploy-failed'.
 */
export async function reserveContactStore(google: Google, projectId: string): Promise<boolean> {
  const functions = await readFunctions(google, projectId);
  const caller = functions.find(({ name }) => name === 'receiveContact')?.ownAccount;
  if (caller === undefined) throw failed('receiveContact n’a pas de compte à elle');
  const service = `https://run.googleapis.com/v1/projects/${projectId}/locations/${region}/services/storecontact`;
  const { body: policy } = await google.ask<Policy>('GET', `${service}:getIamPolicy`);
  if (policy === undefined) throw failed('Google ne dit pas qui peut appeler storeContact');
  const members = [`serviceAccount:${caller}`];
  const bindings = policy.bindings ?? [];
  const known = bindings.find(({ role }) => role === invoker)?.members;
  if (JSON.stringify(known) === JSON.stringify(members)) return false;
  const others = bindings.filter(({ role }) => role !== invoker);
  const wanted = { ...policy, bindings: [...others, { role: invoker, members }] };
  const url = `${service}:setIamPolicy`;
  const { status } = await google.ask('POST', url, { policy: wanted });
  if (status !== 200) throw failed(`Google a refusé (réponse ${status})`);
  return true;
}

function failed(why: string): CommandError {
  const text = 'Le site est en ligne, mais storeContact n’est pas réservée à receiveContact';
  return new CommandError('deploy-failed', `${text} : ${why}. Relancez la commande.`);
}
