import { createRequire } from 'node:module';
import { projectRoot } from '../../command/project-root.ts';

const require = createRequire(import.meta.url);

/** Google's response: its status, and its body on success. Status 0 means no response. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body | undefined;
}

type Method = 'GET' | 'POST' | 'PATCH';

/** Calls Google's APIs with the account that firebase-tools deploys with. */
export interface Google {
  ask<Body>(method: Method, url: string, body?: object): Promise<Answer<Body>>;
}

interface Account {
  readonly user: object;
  readonly tokens: object;
}

interface Auth {
  selectAccount(account: undefined, root: string): Account | undefined;
  setActiveAccount(options: object, account: Account): void;
}

interface RequireAuth {
  requireAuth(options: object): Promise<unknown>;
}

interface Client {
  request<Body>(options: object): Promise<{ readonly status: number; readonly body: Body }>;
}

interface ClientModule {
  readonly Client: new (options: { readonly urlPrefix: string }) => Client;
}

/** Authenticates as `firebase deploy` does; returns undefined when it would find no account. */
export async function openGoogle(projectId: string): Promise<Google | undefined> {
  const auth: Auth = require('firebase-tools/lib/auth');
  const { requireAuth }: RequireAuth = require('firebase-tools/lib/requireAuth');
  const options = { project: projectId };
  const account = auth.selectAccount(undefined, projectRoot);
  if (account !== undefined) auth.setActiveAccount(options, account);
  try {
    await requireAuth(options);
  } catch {
    // firebase-tools throws one kind of error for no account and for a refused one.
    return undefined;
  }
  return { ask: (method, url, body) => ask(projectId, method, url, body) };
}

async function ask<Body>(
  projectId: string,
  method: Method,
  url: string,
  body: object | undefined,
): Promise<Answer<Body>> {
  const { Client }: ClientModule = require('firebase-tools/lib/apiv2');
  const { origin, pathname, searchParams } = new URL(url);
  const client = new Client({ urlPrefix: origin });
  // These APIs count requests against a project, and a personal account has none: the header names it.
  const isCounted = /serviceusage|cloudbilling|billingbudgets|cloudresourcemanager/.test(origin);
  try {
    const answer = await client.request<Body>({
      method,
      path: pathname,
      queryParams: searchParams,
      body,
      resolveOnHTTPError: true,
      ...(isCounted && { headers: { 'x-goog-user-project': projectId } }),
    });
    const { status } = answer;
    return { status, body: status === 200 ? answer.body : undefined };
  } catch {
    // firebase-tools throws one kind of error for no connection, a timeout and an answer that is no JSON.
    return { status: 0, body: undefined };
  }
}
