import { buffer } from 'node:stream/consumers';
import type { Google } from '@dinar/tools/deploy/google/google';
import { serveLocally } from '../serve-locally.ts';
import type { FakeProject } from './fake-project.ts';
import { routes } from './routes.ts';

/** A local fake of the Google APIs that a deployment uses. */
export interface FakeGoogle {
  readonly url: string;
  /** Every request so far, such as `POST run.googleapis.com/v1/…`. */
  readonly requests: readonly string[];
  /** The requests that match no route. */
  readonly unknown: readonly string[];
  stop(): Promise<void>;
}

/** Serves one project; `https://HOST/path` is requested as `/HOST/path`. */
export async function startFakeGoogle(project: FakeProject): Promise<FakeGoogle> {
  const requests: string[] = [];
  const unknown: string[] = [];
  const { origin, stop } = await serveLocally(async (request, response) => {
    const body = await buffer(request);
    const target = `${request.method} ${decodeURIComponent((request.url ?? '').slice(1))}`;
    requests.push(target);
    const answer = answerTo(project, target, body);
    if (answer === undefined) unknown.push(target);
    const { status, json } = answer ?? failure(501, 'UNIMPLEMENTED', target);
    const type = Buffer.isBuffer(json) ? 'application/octet-stream' : 'application/json';
    const sent = Buffer.isBuffer(json) ? json : JSON.stringify(json);
    response.writeHead(status, { 'content-type': type }).end(sent);
  });
  return { url: origin, requests, unknown, stop };
}

/** The same answers without a server, for code that receives a `Google` to call. */
export function directGoogle(project: FakeProject): Google {
  return {
    ask: async <Body>(method: string, url: string, body?: object) => {
      const target = `${method} ${url.replace('https://', '')}`;
      const answer = answerTo(project, target, Buffer.from(JSON.stringify(body ?? {})));
      if (answer === undefined) throw new Error(`The fake does not know ${target}`);
      const { status, json } = answer;
      return { status, body: status === 200 ? (json as Body) : undefined };
    },
  };
}

interface FakeAnswer {
  readonly status: number;
  readonly json: object;
}

function answerTo(project: FakeProject, target: string, body: Buffer): FakeAnswer | undefined {
  const host = /^\w+ ([^/]+)/.exec(target)?.[1] ?? '';
  if (!project.apis.has(host) && gated.has(host)) {
    return failure(403, 'PERMISSION_DENIED', `${host} has not been used in the project or is off`);
  }
  const right = rightFor(target);
  if (right !== undefined && !project.rights.has(right)) {
    return failure(403, 'PERMISSION_DENIED', `${right} is required`);
  }
  for (const [pattern, answer] of routes) {
    const [found, ...parts] = pattern.exec(target) ?? [];
    if (found === undefined) continue;
    const json = answer(project, { parts, body, read: () => JSON.parse(String(body)) });
    if (json === 'absent') return failure(404, 'NOT_FOUND', target);
    if (json === 'forbidden') return failure(403, 'PERMISSION_DENIED', target);
    return { status: 200, json };
  }
  return undefined;
}

// The APIs that the fake refuses until they are enabled, as Google does.
const gated = new Set([
  'artifactregistry.googleapis.com',
  'billingbudgets.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudscheduler.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firestore.googleapis.com',
  'monitoring.googleapis.com',
  'run.googleapis.com',
]);

/** The right that Google requires for a request, of those that change something or list what an operator changes. */
const requiredRights: readonly (readonly [request: RegExp, right: string])[] = [
  [/^POST serviceusage\S+:(?:batchE|e)nable$/, 'serviceusage.services.enable'],
  [/^POST cloudresourcemanager\S+:setIamPolicy/, 'resourcemanager.projects.setIamPolicy'],
  [/^POST iam\S+\/serviceAccounts$/, 'iam.serviceAccounts.create'],
  [/^POST firestore\S+\/databases\?/, 'datastore.databases.create'],
  [/^PATCH firestore\S+\/databases\/[^/]+\?/, 'datastore.databases.update'],
  [/^POST firestore\S+\/backupSchedules$/, 'datastore.backupSchedules.create'],
  [/^POST firestore\S+\/indexes$/, 'datastore.indexes.create'],
  [/^PATCH firestore\S+\/fields\//, 'datastore.indexes.update'],
  [/^POST firebaserules\S+\/rulesets$/, 'firebaserules.rulesets.create'],
  [/^POST firebaserules\S+\/releases$/, 'firebaserules.releases.create'],
  [/^PATCH firebaserules/, 'firebaserules.releases.update'],
  [/^(?:POST|PATCH) firebasehosting\S+\/(?:versions|releases)/, 'firebasehosting.sites.update'],
  [/^POST cloudfunctions\S+\?functionId=/, 'cloudfunctions.functions.create'],
  [/^PATCH cloudfunctions/, 'cloudfunctions.functions.update'],
  [/^POST run\S+:setIamPolicy/, 'run.services.setIamPolicy'],
  [/^PUT run/, 'run.services.update'],
  [/^POST cloudscheduler/, 'cloudscheduler.jobs.create'],
  [/^PATCH cloudscheduler/, 'cloudscheduler.jobs.update'],
  [/^PATCH artifactregistry/, 'artifactregistry.repositories.update'],
  [/^GET storage\S+\/b\//, 'storage.buckets.get'],
  [/^GET monitoring\S+\/projects\/[^/]+\/(\w+)/, 'monitoring.$1.list'],
  [/^POST monitoring\S+\/projects\/[^/]+\/(\w+)/, 'monitoring.$1.create'],
  [/^PATCH monitoring\S+\/projects\/[^/]+\/(\w+)/, 'monitoring.$1.update'],
  [/^GET billingbudgets/, 'billing.budgets.list'],
  [/^POST billingbudgets/, 'billing.budgets.create'],
  [/^PATCH billingbudgets/, 'billing.budgets.update'],
];

function rightFor(target: string): string | undefined {
  for (const [request, right] of requiredRights) {
    const found = request.exec(target);
    if (found) return right.replace('$1', found[1] ?? '');
  }
  return undefined;
}

function failure(code: number, status: string, message: string): FakeAnswer {
  return { status: code, json: { error: { code, status, message } } };
}
