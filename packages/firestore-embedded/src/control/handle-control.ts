import type { IncomingMessage } from 'node:http';
import type { Backend } from '../engine/backend.ts';
import type { Outbox } from '../engine/outbox.ts';
import { parseTrigger } from '../engine/trigger.ts';
import { decodePath } from '../http/decode-path.ts';
import { parseJsonObject, readBody } from '../http/read-body.ts';
import type { IndexCheck } from '../indexes/index-check.ts';
import { invalid, StatusError } from '../model/status.ts';
import type { RulesRegistry } from './rules-registry.ts';

/** The objects that the control interface acts upon. */
export interface Controlled {
  readonly backend: Backend;
  readonly rules: RulesRegistry;
  /** Absent when the server was started without a functions emulator. */
  readonly outbox?: Outbox;
  /** Absent when the server was started without --indexes. */
  readonly indexes?: IndexCheck;
}

interface ControlRequest {
  readonly project: string;
  /** The id of a database and the path of a document or a collection, in the addresses that have them. */
  readonly database: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly text: string;
}

type Handler = (controlled: Controlled, request: ControlRequest) => unknown;

/** By method and the address below `/emulator/v1/projects/P`. */
const routes: Readonly<Record<string, Handler>> = {
  'PUT :securityRules': ({ rules }, { project, text }) => rules.put(project, parseJsonObject(text)),
  'GET :ruleCoverage': ({ rules }, { project }) => ({
    rules: { files: rules.files(project) },
    report: rules.coverage(project),
  }),
  'POST :export': async ({ backend }, { text }) => {
    const { exportDocuments } = await import('./export-documents.ts');
    return exportDocuments(backend, parseJsonObject(text));
  },
  'POST /eventarcTrigger': (controlled, { project, query, text }) => {
    const key = query.get('eventarcTriggerId');
    if (!key) throw invalid('eventarcTriggerId is missing.');
    outboxOf(controlled).register(parseTrigger(project, key, parseJsonObject(text)));
    return {};
  },
  'GET :outbox': ({ outbox }) => ({
    pending: outbox?.pending ?? 0,
    muted: outbox?.muted ?? false,
  }),
  'PUT :outbox': putOutbox,
  'GET :indexReport': getIndexReport,
  'DELETE documents': ({ backend }, { project, database, path }) => {
    backend.clear(`projects/${project}/databases/${database}`, path);
    return {};
  },
};

const address = /^\/emulator\/v1\/projects\/([^/:]+)([:/].*)$/;
const documentsAddress = /^\/databases\/([^/]+)\/documents(?:\/(.+))?$/;

/**
 * Handles a request of firebase-tools, its Emulator UI, rules-unit-testing or a test to the emulator
 * itself. Throws a StatusError; requests that only Google's emulator supports are UNIMPLEMENTED.
 */
export async function handleControl(
  request: IncomingMessage,
  url: URL,
  controlled: Controlled,
): Promise<unknown> {
  const pathname = decodePath(url.pathname);
  const text = await readBody(request);
  const [, project = '', rest = ''] = address.exec(pathname) ?? [];
  const [documents, database = '', path = ''] = documentsAddress.exec(rest) ?? [];
  const handle = routes[`${request.method} ${documents === undefined ? rest : 'documents'}`];
  const query = url.searchParams;
  if (handle) return handle(controlled, { project, database, path, query, text });
  throw new StatusError('UNIMPLEMENTED', `${request.method} ${pathname} is not served.`);
}

/** An extension of this server, so that a bulk load need not post thousands of ignored events. */
function putOutbox(controlled: Controlled, { text }: ControlRequest): unknown {
  const { muted } = parseJsonObject(text);
  if (typeof muted !== 'boolean') {
    throw invalid('muted must be true or false.');
  }
  outboxOf(controlled).muted = muted;
  return { muted };
}

function getIndexReport({ indexes }: Controlled): unknown {
  if (indexes) return indexes.report();
  throw new StatusError(
    'FAILED_PRECONDITION',
    'No indexes to report on: start the server with --indexes firestore.indexes.json.',
  );
}

function outboxOf({ outbox }: Controlled): Outbox {
  if (outbox) return outbox;
  throw new StatusError(
    'FAILED_PRECONDITION',
    'No functions emulator to send events to: start the server with --functions_emulator HOST:PORT.',
  );
}
