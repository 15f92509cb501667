import { createServer as createHttpServer } from 'node:http';
import { RulesRegistry } from './control/rules-registry.ts';
import { createRequestHandler } from './create-request-handler.ts';
import type { Backend } from './engine/backend.ts';
import { createBackend } from './engine/create-backend.ts';
import { postEvent } from './engine/event.ts';
import { Outbox } from './engine/outbox.ts';
import type { DeclaredIndexes } from './indexes/declared-indexes.ts';
import { IndexCheck } from './indexes/index-check.ts';
import { listenOnOnePort } from './listen-on-one-port.ts';
import type { Log } from './log.ts';
import { parseResourceName } from './model/resource-name.ts';
import type { RulesFile } from './rules/compile-rules.ts';
import { createWebChannel } from './webchannel/create-webchannel.ts';

export interface ServerOptions {
  /** The address to listen on; this machine alone by default. */
  readonly host?: string;
  /** Any free port by default. */
  readonly port?: number;
  readonly projectId: string;
  /** Without rules every request is allowed, as in Google's emulator. */
  readonly rules?: RulesFile;
  /** Without declared indexes every query is answered, as in Google's emulator. */
  readonly indexes?: DeclaredIndexes;
  /** `host:port` of the functions emulator. */
  readonly functionsEmulator?: string;
  /** An export's `….overall_export_metadata`, whose documents are imported at the start. */
  readonly seedFile?: string;
  /** By default nothing is logged. */
  readonly log?: Log;
}

export interface RunningServer {
  readonly port: number;
  /** Ends every stream and socket. */
  close(): Promise<void>;
}

/** Starts the server; rejects, for example, when the port is taken or the rules do not compile. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 0, log = () => {}, functionsEmulator, seedFile } = options;
  const rules = new RulesRegistry();
  if (options.rules) {
    for (const issue of rules.loadCommon(options.rules)) log('rules warning', { ...issue }, 'warn');
  }
  const indexes = options.indexes && { indexes: new IndexCheck(options.indexes, log) };
  const outbox =
    functionsEmulator === undefined
      ? undefined
      : new Outbox((event) => postEvent(functionsEmulator, event), log);
  const backend = createBackend({
    rulesOf: (name) => rules.of(name),
    onCommit: (changes) => outbox?.observe(changes),
    ...indexes,
  });
  if (seedFile !== undefined) await seed(seedFile, options.projectId, backend, log);
  const webChannel = createWebChannel();
  const controlled = { backend, rules, ...(outbox && { outbox }), ...indexes };
  const http = createHttpServer(
    // Browsers keep idle connections for longer than Node's 5 s, and would reuse one just closed.
    { keepAliveTimeout: 75_000 },
    createRequestHandler({ controlled, webChannel, host, log }),
  );
  const listener = await listenOnOnePort({ host, port, http, backend, log });
  return {
    port: listener.port,
    async close() {
      webChannel.close();
      // A commit that is still running adds events too.
      await listener.close();
      outbox?.close();
    },
  };
}

/** A limit, so that no single change contains a whole export. */
const seededAtOnce = 500;

async function seed(file: string, projectId: string, backend: Backend, log: Log): Promise<void> {
  // Loaded on demand: few starts need it.
  const { readExport } = await import('./control/export-documents.ts');
  const documents = await readExport(file, projectId);
  const databases = new Set(documents.map(({ name }) => parseResourceName(name).database));
  for (const database of databases) {
    const own = documents.filter(({ name }) => name.startsWith(`${database}/`));
    for (let at = 0; at < own.length; at += seededAtOnce) {
      backend.load(database, own.slice(at, at + seededAtOnce));
    }
  }
  log('imported', { file, documents: documents.length });
}
