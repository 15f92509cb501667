import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { StorageEvent } from 'firebase-functions/v2/storage';
import { afterAll } from 'vitest';

const projectId = 'demo-dinar';
const host = '127.0.0.1';

/** The parts of firebase-tools' Storage emulator that need no Java: everything except security rules. */
interface StorageModule {
  readonly StorageEmulator: new (options: object) => object;
}

interface ServerModule {
  createApp(project: string, emulator: object): Promise<Parameters<typeof createServer>[1]>;
}

interface RegistryModule {
  readonly EmulatorRegistry: {
    start(instance: object): Promise<void>;
    clear(name: string): void;
  };
}

/** Starts the emulator in this process; `deliver` receives each event that it sends to functions. */
export async function openStorage(deliver: (event: StorageEvent) => void): Promise<void> {
  const require = createRequire(import.meta.url);
  const { EmulatorRegistry }: RegistryModule = require('firebase-tools/lib/emulator/registry');
  const { StorageEmulator }: StorageModule = require('firebase-tools/lib/emulator/storage');
  const { createApp }: ServerModule = require('firebase-tools/lib/emulator/storage/server');
  const folder = await mkdtemp(path.join(tmpdir(), 'dinar-storage-'));
  // The emulator empties its storage folder, which is below this one.
  process.env.TMPDIR = folder;
  const announce = (name: string, server: Server) =>
    EmulatorRegistry.start({
      getName: () => name,
      getInfo: () => ({ name, host, port: portOf(server) }),
      start: async () => {},
    });
  const functions = await listen(functionsServer(deliver));
  await announce('functions', functions);
  const emulator = new StorageEmulator({ projectId, host, rules: { name: '', content: '' } });
  const storage = await listen(createServer(await createApp(projectId, emulator)));
  await announce('storage', storage);
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `${host}:${portOf(storage)}`;
  afterAll(async () => {
    for (const server of [functions, storage]) {
      server.closeAllConnections();
      server.close();
    }
    // The next file of this process announces its own.
    for (const name of ['functions', 'storage']) EmulatorRegistry.clear(name);
    await rm(folder, { recursive: true });
  });
}

/** Receives Storage events as the Functions emulator does, for functions of the second generation. */
function functionsServer(deliver: (event: StorageEvent) => void): Server {
  return createServer(async (request, response) => {
    const body = await text(request);
    const type = request.headers['content-type'] ?? '';
    if (type.startsWith('application/cloudevents+json')) deliver(JSON.parse(body));
    response.end();
  });
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, host, () => resolve(server)));
}

function portOf(server: Server): number {
  const address = server.address() as AddressInfo;
  return address.port;
}
