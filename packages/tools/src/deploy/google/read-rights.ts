import type { Google } from './google.ts';
import { computeAccount, onceRights, rights } from './requirements.ts';

/** Returns the rights of the account, among those that a deployment may need. */
export async function grantedRights(
  google: Google,
  projectId: string,
): Promise<ReadonlySet<string> | undefined> {
  const permissions = [...Object.keys(rights), ...Object.values(onceRights)];
  const { body } = await google.ask<{ readonly permissions?: readonly string[] }>(
    'POST',
    `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:testIamPermissions`,
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
    const { body } = await google.ask<{ readonly permissions?: readonly string[] }>(
      'POST',
      `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${account}:testIamPermissions`,
      { permissions: [right] },
    );
    if (body !== undefined && !body.permissions?.includes(right)) forbidden.push(account);
  }
  return forbidden;
}

/** Returns the needed pairs of role and member that the project's policy lacks, as `role member`. */
export async function missingBindings(
  google: Google,
  projectId: string,
  needed: readonly (readonly [string, string])[],
): Promise<string[] | undefined> {
  const { body } = await google.ask<{
    readonly bindings?: readonly { readonly role: string; readonly members: readonly string[] }[];
  }>('POST', `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`);
  if (body === undefined) return undefined;
  const has = (role: string, member: string) =>
    body.bindings?.some((binding) => binding.role === role && binding.members.includes(member));
  return needed
    .filter(([role, member]) => !has(role, member))
    .map(([role, member]) => `${role} ${member}`);
}
