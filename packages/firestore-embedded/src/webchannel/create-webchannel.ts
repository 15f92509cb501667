import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenStream, StreamSink } from '../engine/backend.ts';
import { readBody } from '../http/read-body.ts';
import { invalid, StatusError } from '../model/status.ts';
import { BackChannelQueue } from './back-channel-queue.ts';
import { parseForwardBody } from './forward-body.ts';
import { frame, Session, type SessionTimes } from './session.ts';

const defaultTimes: SessionTimes = {
  noopMs: 30_000,
  responseMs: 60_000,
  expiryMs: 60_000,
  releaseMs: 50,
};

/** Opens the stream of a session, for the bearer of this Authorization header. */
export type OpenChannel = (authorization: string | undefined, sink: StreamSink) => OpenStream;

/** The WebChannel endpoint of the server. */
export interface WebChannel {
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    open: OpenChannel,
  ): Promise<void>;
  readonly sessionCount: number;
  /** Ends every session. */
  close(): void;
}

/** Creates the endpoint; `open` of each request opens a Listen or a Write stream. */
export function createWebChannel(times: SessionTimes = defaultTimes): WebChannel {
  const sessions = new Map<string, Session>();
  const backChannels = new BackChannelQueue(times.releaseMs);

  function drop(session: Session, reason?: StatusError): void {
    sessions.delete(session.id);
    session.close(reason);
  }

  function handshake(body: string, open: OpenChannel, response: ServerResponse): void {
    const { headers, offset, messages } = parseForwardBody(body);
    const id = randomBytes(16).toString('base64url');
    const session = new Session(id, { times, onExpire: () => drop(session) });
    sessions.set(id, session);
    session.open((sink) => open(headers.get('authorization'), sink));
    session.receive(offset, messages);
    answerText(response, frame(JSON.stringify([[0, ['c', id, '', 8, 12, times.noopMs]]])));
  }

  function forward(session: Session, query: URLSearchParams, body: string): string {
    const { offset, messages } = parseForwardBody(body);
    session.acknowledge(acknowledgedId(query));
    session.receive(offset, messages);
    return frame(JSON.stringify(session.state));
  }

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    open: OpenChannel,
  ): Promise<void> {
    const version = query.get('VER');
    if (version !== '8') throw invalid(`WebChannel version ${version} is not served.`);
    const id = query.get('SID');
    const body = request.method === 'POST' ? await readBody(request) : '';
    if (id === null) return handshake(body, open, response);

    const session = sessions.get(id);
    const terminating = query.get('TYPE') === 'terminate';
    if (terminating && session) drop(session);
    // The client recognises a lost session by status 400 and this text.
    if (!session) return answerText(response, 'Unknown SID', terminating ? 200 : 400);
    if (terminating) return answerText(response, '');
    if (request.method === 'POST') return answerText(response, forward(session, query, body));
    const acknowledged = acknowledgedId(query);
    response.once(
      'close',
      backChannels.take(browserOf(request), () => session.release()),
    );
    session.attach(response, acknowledged, query.get('CI') === '1');
  }

  return {
    handle,
    get sessionCount() {
      return sessions.size;
    },
    close() {
      // A client that receives an error reconnects within about a second. One whose connection
      // breaks waits 5 to 15 seconds.
      const reason = new StatusError('UNAVAILABLE', 'The server is shutting down.');
      for (const session of [...sessions.values()]) drop(session, reason);
      backChannels.close();
    },
  };
}

/** The browser of a request. Requests do not identify it, so two of a kind on one machine count as one. */
function browserOf({ socket, headers }: IncomingMessage): string {
  return `${socket.remoteAddress} ${headers['user-agent']}`;
}

function acknowledgedId(query: URLSearchParams): number {
  const text = query.get('AID') ?? '';
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw invalid(`AID is not a whole number: ${text}`);
}

function answerText(response: ServerResponse, text: string, status = 200): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'private, max-age=0');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(text);
}
