import { createServer as createHttpServer } from 'node:http';
import { type RulesFile, RulesRegistry } from './control/rules-registry.ts';
import { rulesError } from './control/rules-request.ts';
import { createRequestHandler } from './create-request-handler.ts';
import { DataFolderError } from './durability/data-folder-error.ts';
import { deferUntilDurable } from './durability/defer-until-durable.ts';
import type { DataFolder } from './durability/keep-in-folder.ts';
import type { BackendStorage } from './engine/backend.ts';
import { createBackend } from './engine/create-backend.ts';
import { Outbox } from './engine/outbox.ts';
import { postEvent } from './engine/outbox-post.ts';
import type { DeclaredIndexes } from './indexes/declared-indexes.ts';
import { IndexCheck } from './indexes/index-check.ts';
import { lazyGrpc } from './lazy-grpc.ts';
import { listenOnOnePort } from './listen-on-one-port.ts';
import type { Log } from './log.ts';
import { meterBackend } from './meter-backend.ts';
import { parseResourceName } from './model/resource-name.ts';
import { type ServerFigures, watchFigures } from './server-figures.ts';
import { createWebChannel } from './webchannel/create-webchannel.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly projectId: string;
  /** Without rules every request is allowed, as in Google's emulator. */
  readonly rules?: RulesFile;
  /** Without declared indexes every query is answered, as in Google's emulator. */
  readonly indexes?: DeclaredIndexes;
  /** Origins of pages that may use the server, besides those of this machine. */
  readonly allowedOrigins?: readonly string[];
  /** `host:port` of the functions emulator. */
  readonly functionsEmulator?: string;
  /** The folder that keeps data after the server has ended; without one data is only in memory. */
  readonly dataFolder?: string;
  /** The journal length in bytes that triggers compaction; 32 MiB by default. */
  readonly compactBytes?: number;
  /** An export's `….overall_export_metadata`, whose documents are imported at the start. */
  readonly seedFile?: string;
  /** Called when data can no longer be written: the server should end. */
  readonly onFailure?: (error: Error) => void;
  readonly log: Log;
}

export interface RunningServer {
  readonly port: number;
  figures(): ServerFigures;
  /** The queue of events to functions; absent without a functions emulator. */
  readonly outbox?: Outbox;
  /** Ends every stream and socket; waits for pending writes to disk. */
  close(): Promise<void>;
}

/** Starts the server; rejects, for example, when the port is taken or the rules do not compile. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, log, functionsEmulator } = options;
  const indexes = options.indexes && new IndexCheck(options.indexes, log);
  const backend = createBackend({ ...(indexes && { indexes }) });
  const rules = new RulesRegistry(backend);
  if (options.rules) loadRules(rules, options.rules, log);

  const outbox =
    functionsEmulator === undefined
      ? undefined
      : new Outbox({ deliver: (event) => postEvent(functionsEmulator, event), log });
  backend.onCommit((changes) => outbox?.observe(changes));
  const folder = await openFolder(options, backend, outbox);
  if (options.seedFile !== undefined) await seed(options.seedFile, options, backend);
  const metered = meterBackend(folder ? deferUntilDurable(backend, folder) : backend);
  const served = metered.backend;
  const watch = watchFigures({ backend: metered.figures, storage: backend, outbox, folder });

  const webChannel = createWebChannel();
  const controlled = {
    backend: served,
    storage: backend,
    rules,
    databases: () => backend.contents().map(({ name }) => name),
    durable: async () => folder?.durable(),
    figures: watch.figures,
    ...(outbox && { outbox }),
    ...(indexes && { indexes }),
  };
  const http = createHttpServer(
    // Browsers keep idle connections for longer than Node's 5 s, and would reuse one just closed.
    { keepAliveTimeout: 75_000 },
    createRequestHandler({
      controlled,
      webChannel,
      admission: { host, allowedOrigins: options.allowedOrigins ?? [] },
      log,
    }),
  );
  const grpc = lazyGrpc(served);

  const listener = await listenOnOnePort({ host, port: options.port, http, grpc, log }).catch(
    async (error: unknown) => {
      await folder?.close();
      throw error;
    },
  );

  return {
    port: listener.port,
    figures: watch.figures,
    ...(outbox && { outbox }),
    async close() {
      watch.close();
      webChannel.close();
      // A commit that is still running adds events too.
      await listener.close();
      outbox?.close();
      await folder?.close();
    },
  };
}

/** A limit, so that no single change contains a whole export. */
const seededAtOnce = 500;

async function seed(
  file: string,
  { projectId, dataFolder, log }: ServerOptions,
  backend: BackendStorage,
): Promise<void> {
  if (backend.contents().some(({ documents }) => documents.length > 0)) {
    throw new DataFolderError(
      `The data folder ${dataFolder} contains documents already: start without --seed_from_export, or choose an empty --data-dir.`,
    );
  }
  const { importFolder } = await import('./export/import-folder.ts');
  const documents = await importFolder(file, projectId);
  const databases = new Set(documents.map(({ name }) => parseResourceName(name).database));
  for (const database of databases) {
    const own = documents.filter(({ name }) => name.startsWith(`${database}/`));
    for (let at = 0; at < own.length; at += seededAtOnce) {
      backend.load(database, own.slice(at, at + seededAtOnce));
    }
  }
  log('imported', { file, documents: documents.length });
}

async function openFolder(
  { dataFolder, compactBytes, log, onFailure = () => {} }: ServerOptions,
  backend: BackendStorage,
  outbox: Outbox | undefined,
): Promise<DataFolder | undefined> {
  if (dataFolder === undefined) return undefined;
  // Loaded on demand, like the import: most starts need neither.
  const { keepInFolder } = await import('./durability/keep-in-folder.ts');
  return keepInFolder({
    folder: dataFolder,
    backend,
    outbox,
    log,
    onFailure,
    ...(compactBytes !== undefined && { compactBytes }),
  });
}

function loadRules(rules: RulesRegistry, file: RulesFile, log: Log): void {
  const issues = rules.load([file]);
  if (issues.some((issue) => issue.severity === 'ERROR')) throw rulesError(issues);
  for (const issue of issues) log('rules warning', { ...issue }, 'warn');
}
