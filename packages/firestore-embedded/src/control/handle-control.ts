import type { IncomingMessage } from 'node:http';
import type { Backend, BackendStorage } from '../engine/backend.ts';
import type { Outbox } from '../engine/outbox.ts';
import { parseJsonObject } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import type { IndexCheck } from '../indexes/index-check.ts';
import { StatusError } from '../model/status.ts';
import { coveragePage } from '../rules/coverage-page.ts';
import type { ServerFigures } from '../server-figures.ts';
import { HtmlPage } from './html-page.ts';
import { parseCloudEventTrigger, parseLegacyTrigger } from './parse-trigger.ts';
import type { RulesRegistry } from './rules-registry.ts';
import { issueJson, parseRulesFiles, rulesError } from './rules-request.ts';

/** The objects that the control interface acts upon. */
export interface Controlled {
  readonly backend: Backend;
  readonly storage: BackendStorage;
  readonly rules: RulesRegistry;
  /** Absent when the server was started without a functions emulator. */
  readonly outbox?: Outbox;
  /** Absent when the server was started without --indexes. */
  readonly indexes?: IndexCheck;
  /** The databases that contain, or contained, documents. */
  readonly databases: () => Iterable<string>;
  /** Resolves when all changes so far outlast a crash; without a data folder, at once. */
  readonly durable: () => Promise<void>;
  readonly figures: () => ServerFigures;
}

interface ControlRequest {
  readonly project: string;
  /** The variable parts of the route: a trigger's key, a database. */
  readonly rest: string;
  readonly query: URLSearchParams;
  readonly text: string;
}

type Handler = (controlled: Controlled, request: ControlRequest) => unknown;

const routes: readonly { method: string; path: RegExp; handle: Handler }[] = [
  { method: 'PUT', path: projectPath(':securityRules'), handle: putRules },
  {
    method: 'GET',
    path: projectPath(':securityRules'),
    handle: ({ rules }, { project }) => ({ rules: { files: rules.files(project) } }),
  },
  {
    method: 'GET',
    path: projectPath(':ruleCoverage'),
    handle: ({ rules }, { project }) => ({
      rules: { files: rules.files(project) },
      report: rules.coverage(project),
    }),
  },
  {
    method: 'GET',
    path: projectPath(':ruleCoverage\\.html'),
    handle: ({ rules }, { project }) =>
      new HtmlPage(coveragePage(rules.files(project)[0]?.content ?? '', rules.coverage(project))),
  },
  {
    method: 'POST',
    path: projectPath(':export'),
    handle: async ({ storage }, { text }) => {
      const { exportDatabase } = await import('./export-database.ts');
      return exportDatabase(storage, parseJsonObject(text));
    },
  },
  { method: 'PUT', path: projectPath('/triggers/(?<rest>.+)'), handle: putLegacyTrigger },
  { method: 'POST', path: projectPath('/eventarcTrigger'), handle: postCloudEventTrigger },
  {
    method: 'GET',
    path: projectPath(':outbox'),
    handle: ({ outbox }) => ({ pending: outbox?.pending ?? 0, muted: outbox?.muted ?? false }),
  },
  { method: 'PUT', path: projectPath(':outbox'), handle: putOutbox },
  { method: 'GET', path: projectPath(':indexReport'), handle: getIndexReport },
  {
    method: 'DELETE',
    path: projectPath('/databases/(?<rest>[^/]+)/documents'),
    handle: ({ backend }, { project, rest }) => {
      backend.clear(`projects/${project}/databases/${rest}`);
      return {};
    },
  },
  {
    method: 'GET',
    path: /^\/emulator\/v1\/metrics$/,
    handle: ({ figures }) => figures(),
  },
  {
    method: 'POST',
    path: /^\/reset$/,
    handle: ({ backend, databases }) => {
      for (const database of databases()) backend.clear(database);
      return {};
    },
  },
];

/**
 * Handles a request of firebase-tools, rules-unit-testing or a test to the emulator itself. Throws a
 * StatusError; requests that only Google's emulator supports are UNIMPLEMENTED.
 */
export async function handleControl(
  request: IncomingMessage,
  url: URL,
  controlled: Controlled,
): Promise<unknown> {
  const pathname = decodeURIComponent(url.pathname);
  const text = await readBody(request);
  for (const { method, path, handle } of routes) {
    const match = request.method === method && path.exec(pathname);
    if (match) {
      const { project = '', rest = '' } = match.groups ?? {};
      const answer = await handle(controlled, { project, rest, query: url.searchParams, text });
      await controlled.durable();
      return answer;
    }
  }
  throw new StatusError('UNIMPLEMENTED', `${request.method} ${pathname} is not served.`);
}

function projectPath(tail: string): RegExp {
  return new RegExp(`^/emulator/v1/projects/(?<project>[^/:]+)${tail}$`);
}

function putRules({ rules }: Controlled, { project, text }: ControlRequest): unknown {
  const body = parseJsonObject(text);
  const files = parseRulesFiles(body);
  const issues = rules.load(files, project);
  const fileName = files[0]?.name ?? '';
  const failed = issues.some((issue) => issue.severity === 'ERROR');
  // firebase-tools requests the issues as data; rules-unit-testing expects an error.
  if (failed && body.ignore_errors !== true) throw rulesError(issues);
  return issues.length > 0 ? { issues: issues.map((issue) => issueJson(fileName, issue)) } : {};
}

function putLegacyTrigger(controlled: Controlled, request: ControlRequest): unknown {
  const { project, rest, text } = request;
  outboxOf(controlled).register(parseLegacyTrigger(project, rest, parseJsonObject(text)));
  return {};
}

function postCloudEventTrigger(controlled: Controlled, request: ControlRequest): unknown {
  const { project, query, text } = request;
  const key = query.get('eventarcTriggerId');
  if (!key) throw new StatusError('INVALID_ARGUMENT', 'eventarcTriggerId is missing.');
  outboxOf(controlled).register(parseCloudEventTrigger(project, key, parseJsonObject(text)));
  return {};
}

/** An extension of this server, so that a bulk load need not post thousands of ignored events. */
function putOutbox(controlled: Controlled, { text }: ControlRequest): unknown {
  const { muted } = parseJsonObject(text);
  if (typeof muted !== 'boolean') {
    throw new StatusError('INVALID_ARGUMENT', 'muted must be true or false.');
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
