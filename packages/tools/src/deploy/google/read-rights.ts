import type { Google } from './google.ts';
import { type Binding, computeAccount } from './requirements.ts';

/** Returns those of some rights that the account has on a resource; undefined when Google does not tell. */
export async function heldRights(
  google: Google,
  resource: string,
  permissions: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const { body } = await google.ask<{ readonly permissions?: readonly string[] }>(
    'POST',
    `https://${resource}:testIamPermissions`,
    { permissions },
  );
  return body && new Set(body.permissions);
}

/** Returns the accounts that functions would run as, and that this account may not use. */
export async function forbiddenAccounts(
  google: Google,
  projectId: string,
  number: string,
  own: readonly string[],
): Promise<string[]> {
  const right = 'iam.serviceAccounts.actAs';
  const forbidden: string[] = [];
  // firebase-tools also checks App Engine's account when the project has one.
  const appEngine = `${projectId}@appspot.gserviceaccount.com`;
  for (const account of [computeAccount(number), appEngine, ...own]) {
    const resource = `iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${account}`;
    const held = await heldRights(google, resource, [right]);
    if (held?.has(right) === false) forbidden.push(account);
  }
  return forbidden;
}

/** Returns the needed roles that the project's policy does not give. */
export async function missingBindings(
  google: Google,
  projectId: string,
  needed: readonly Binding[],
): Promise<Binding[] | undefined> {
  const { body } = await google.ask<{
    readonly bindings?: readonly { readonly role: string; readonly members: readonly string[] }[];
  }>('POST', `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`);
  const has = ([role, member]: Binding) =>
    body?.bindings?.some((binding) => binding.role === role && binding.members.includes(member));
  return body && needed.filter((binding) => !has(binding));
}
