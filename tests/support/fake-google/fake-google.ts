import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Google } from '@dinar/tools/deploy/google/google';
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
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const target = `${request.method} ${decodeURIComponent((request.url ?? '').slice(1))}`;
    requests.push(target);
    const answer = answerTo(project, target, body);
    if (answer === undefined) unknown.push(target);
    const { status, json } = answer ?? failure(501, 'UNIMPLEMENTED', target);
    const type = Buffer.isBuffer(json) ? 'application/octet-stream' : 'application/json';
    const sent = Buffer.isBuffer(json) ? json : JSON.stringify(json);
    response.writeHead(status, { 'content-type': type }).end(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The fake listens nowhere');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    unknown,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
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

function failure(code: number, status: string, message: string): FakeAnswer {
  return { status: code, json: { error: { code, status, message } } };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
