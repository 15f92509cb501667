import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type RulesFile, RulesHolder } from './control/rules-holder.ts';
import { rulesError } from './control/rules-request.ts';
import { createRequestHandler } from './create-request-handler.ts';
import { createBackend } from './engine/create-backend.ts';
import { Outbox } from './engine/outbox.ts';
import { postEvent } from './engine/outbox-post.ts';
import { lazyGrpc } from './lazy-grpc.ts';
import type { Log } from './log.ts';
import { tellProtocol } from './tell-protocol.ts';
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

  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', (error) => log('connection lost', { reason: error.message }));
    tellProtocol(socket, (protocol) => {
      if (protocol === 'http') http.emit('connection', socket);
      else grpc.injectConnection(socket).catch((error: Error) => socket.destroy(error));
    });
  });
  const port = await listen(server, host, options.port);

  return {
    port,
    ...(outbox && { outbox }),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      webChannel.close();
      outbox?.close();
      http.close();
      await grpc.close();
      // What has been written, the streams' last words above all, still goes out.
      for (const socket of sockets) socket.destroySoon();
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, 1_000);
      await closed;
      clearTimeout(cut);
    },
  };
}

function loadRules(rules: RulesHolder, file: RulesFile, log: Log): void {
  const issues = rules.load([file]);
  if (issues.some((issue) => issue.severity === 'ERROR')) throw rulesError(issues);
  for (const issue of issues) log('rules warning', { ...issue });
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
