import type { Google } from './google.ts';
import type { DeployedFunction } from './project-facts.ts';

interface FunctionAnswer {
  readonly name: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly serviceConfig?: { readonly serviceAccountEmail?: string };
}

// The names that firebase-tools gives to its accounts and labels.
const ownPrefix = 'firebase-fn-';
const codebaseLabel = 'firebase-functions-codebase';
const rolesLabel = 'firebase-declarative-security-etag';

/** Reads the functions that run in a project. */
export async function readFunctions(
  google: Google,
  projectId: string,
): Promise<DeployedFunction[]> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions`;
  const { body } = await google.ask<{ readonly functions?: readonly FunctionAnswer[] }>('GET', url);
  return (body?.functions ?? []).map(({ name, labels, serviceConfig }) => {
    const account = serviceConfig?.serviceAccountEmail;
    return {
      name: name.split('/').at(-1) ?? name,
      // firebase-tools does not label functions of the default codebase.
      codebase: labels?.[codebaseLabel] ?? 'default',
      ownAccount: account?.startsWith(ownPrefix) ? account : undefined,
      rolesTag: labels?.[rolesLabel],
    };
  });
}
