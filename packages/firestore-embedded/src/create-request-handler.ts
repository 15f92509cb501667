import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Controlled, handleControl } from './control/handle-control.ts';
import type { OpenStream } from './engine/backend.ts';
import { callerFromAuthorization } from './engine/caller.ts';
import { admit, allowOrigin, answerPreflight } from './http/admission.ts';
import { answerError, answerJson } from './http/answer-json.ts';
import type { Log } from './log.ts';
import { asStatusError, invalid, StatusError } from './model/status.ts';
import { handleRest } from './rest/handle-rest.ts';
import { serviceMethod } from './schema/load-service.ts';
import { readJson } from './schema/read-json.ts';
import type { OpenChannel, WebChannel } from './webchannel/create-webchannel.ts';

const service = '/google.firestore.v1.Firestore';

/** Passes each HTTP request to its transport. */
export function createRequestHandler(options: {
  readonly controlled: Controlled;
  readonly webChannel: WebChannel;
  /** The address that the server listens on. */
  readonly host: string;
  readonly log: Log;
}): (request: IncomingMessage, response: ServerResponse) => void {
  const { controlled, webChannel, host, log } = options;
  const { backend } = controlled;
  const channels: Readonly<Record<string, OpenChannel>> = {
    [`${service}/Listen/channel`]: (authorization, sink) =>
      ofJson('Listen', backend.openListen(callerFromAuthorization(authorization), sink)),
    [`${service}/Write/channel`]: (authorization, sink) =>
      ofJson('Write', backend.openWrite(callerFromAuthorization(authorization), sink)),
  };

  async function route(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = parseUrl(request.url ?? '/');
    admit(request, host);
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const channel = channels[url.pathname];
    if (channel) return webChannel.handle(request, response, url.searchParams, channel);
    if (url.pathname.startsWith('/v1/')) return handleRest(request, response, url, backend);
    if (url.pathname.startsWith('/emulator/') || url.pathname === '/reset') {
      return answerJson(response, 200, await handleControl(request, url, controlled));
    }
    if (url.pathname === '/' && request.method === 'GET') return response.end('Ok\n');
    throw new StatusError('NOT_FOUND', `Nothing is served at ${url.pathname}.`);
  }

  return (request, response) => {
    route(request, response).catch((thrown: unknown) => {
      const error = asStatusError(thrown);
      // The client disconnected in the middle of its request.
      if (request.errored || response.destroyed) return;
      if (error.status === 'INTERNAL') {
        const cause = error.cause instanceof Error ? error.cause.stack : error.stack;
        log('fault', { url: request.url, error: cause }, 'error');
      }
      if (response.headersSent) response.destroy();
      else answerError(response, error);
    });
  };
}

/** Wraps a stream so that it reads a client's JSON messages. */
function ofJson(method: 'Listen' | 'Write', stream: OpenStream): OpenStream {
  const { request } = serviceMethod(method);
  return {
    receive: (message) => stream.receive(readJson(request, message)),
    close: () => stream.close(),
  };
}

function parseUrl(target: string): URL {
  try {
    return new URL(target, 'http://firestore.invalid');
  } catch (cause) {
    throw invalid(`Malformed address: ${target}`, { cause });
  }
}
