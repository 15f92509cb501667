import { createServer as createHttpServer } from 'node:http';
import { type RulesFile, RulesHolder } from './control/rules-holder.ts';
import { rulesError } from './control/rules-request.ts';
import { createRequestHandler } from './create-request-handler.ts';
import { createBackend } from './engine/create-backend.ts';
import { Outbox } from './engine/outbox.ts';
import { postEvent } from './engine/outbox-post.ts';
import { lazyGrpc } from './lazy-grpc.ts';
import { listenOnOnePort } from './listen-on-one-port.ts';
import type { Log } from './log.ts';
import { createWebChannel } from './webchannel/create-webchannel.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly projectId: string;
  /** Without rules everything is allowed, as Google's emulator does. */
  readonly rules?: RulesFile;
  /** `host:port` of the functions emulator. */
  readonly functionsEmulator?: string;
  readonly log: Log;
}

export interface RunningServer {
  readonly port: number;
  /** Where events to functions wait; absent without a functions emulator. */
  readonly outbox?: Outbox;
  /** Ends every stream and socket. */
  close(): Promise<void>;
}

/** Starts the server; rejects when the port is taken or the rules do not compile. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, log, functionsEmulator } = options;
  const backend = createBackend();
  const rules = new RulesHolder(backend);
  if (options.rules) loadRules(rules, options.rules, log);

  const outbox =
    functionsEmulator === undefined
      ? undefined
      : new Outbox({ deliver: (event) => postEvent(functionsEmulator, event), log });
  const databases = new Set<string>([`projects/${options.projectId}/databases/(default)`]);
  backend.onCommit((changes) => {
    for (const { name } of changes) databases.add(name.split('/').slice(0, 4).join('/'));
    outbox?.observe(changes);
  });

  const webChannel = createWebChannel();
  const controlled = { backend, rules, databases: () => databases, ...(outbox && { outbox }) };
  const http = createHttpServer(
    // Browsers keep connections for longer than Node's 5 s, and would use one just closed.
    { keepAliveTimeout: 75_000 },
    createRequestHandler({ controlled, webChannel, log }),
  );
  const grpc = lazyGrpc(backend);

  const door = await listenOnOnePort({ host, port: options.port, http, grpc, log });
  grpc.preload().catch((error: Error) => log('gRPC could not be loaded', { error: error.message }));

  return {
    port: door.port,
    ...(outbox && { outbox }),
    async close() {
      webChannel.close();
      outbox?.close();
      await door.close();
    },
  };
}

function loadRules(rules: RulesHolder, file: RulesFile, log: Log): void {
  const issues = rules.load([file]);
  if (issues.some((issue) => issue.severity === 'ERROR')) throw rulesError(issues);
  for (const issue of issues) log('rules warning', { ...issue });
}
