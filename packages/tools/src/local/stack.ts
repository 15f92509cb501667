import path from 'node:path';
import { writeJavaLauncher } from '@dinar/firestore-embedded/java-launcher';
import { fromRoot } from '../command/project-root.ts';
import { embeddedBuild } from './builds/build-table.ts';
import { ensureBuilt } from './builds/ensure-built.ts';
import { connectFirestore } from './connect-firestore.ts';
import { type DemoFeed, startDemoFeed } from './demo/demo-feed.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { type EmulatorProcess, startEmulatorProcess } from './emulators/emulator-process.ts';
import { localEnvironment } from './emulators/local-environment.ts';
import { officialBinary } from './emulators/official-emulator.ts';
import { clearRunFolder } from './emulators/run-folder.ts';
import { withoutTriggers } from './emulators/trigger-switch.ts';
import { waitForEmulators } from './emulators/wait-for-page.ts';
import { requireFreePorts, type StackPorts } from './ports.ts';
import { builtSource, type RunSource } from './run-source.ts';

export interface StackOptions {
  readonly ports: StackPorts;
  readonly projectId: string;
  /** Google's own Firestore emulator (needs Java) in place of the embedded one. */
  readonly official?: boolean;
  readonly seed: boolean;
  readonly feed: boolean;
  readonly silent: boolean;
  readonly signal?: AbortSignal;
}

/** The whole site running on this machine. */
export interface Stack {
  readonly hostingUrl: string;
  /** `host:port`. */
  readonly firestoreHost: string;
  readonly functionsUrl: string;
  readonly projectId: string;
  /** Resolves with the emulators' last lines when they end unexpectedly. */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

/** Starts the whole site, and resolves when the page can be used; throws CommandError. */
export async function startStack(
  options: StackOptions,
  source: RunSource = builtSource,
): Promise<Stack> {
  const { ports, projectId, signal } = options;
  const report = options.silent ? () => {} : (line: string) => console.log(line);
  await requireFreePorts(ports);
  const needed = source.builds.filter(
    (build) => build !== embeddedBuild || options.official !== true,
  );
  await ensureBuilt(needed, report);
  signal?.throwIfAborted();
  report('Démarrage des émulateurs…');
  const emulators = await launch(options, source);
  const stopping = new Stopping(emulators, ports);
  try {
    await emulators.ready(signal);
    await waitForEmulators(ports, signal);
    stopping.feed = await fill(options, report);
    await source.waitForPage(ports, signal);
  } catch (error) {
    await stopping.run({ keepLogs: signal?.aborted !== true });
    throw error;
  }
  return {
    hostingUrl: `http://127.0.0.1:${ports.hosting}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    functionsUrl: `http://127.0.0.1:${ports.functions}`,
    projectId,
    failed: stopping.failure(),
    stop: () => stopping.run({ keepLogs: false }),
  };
}

async function launch(
  { ports, projectId, official = false }: StackOptions,
  { prepareFolder }: RunSource,
): Promise<EmulatorProcess> {
  const folder = await prepareFolder(ports, projectId);
  // The Java and the Firestore emulator that firebase-tools uses: ours, or Google's.
  const { pathEntry, jarFile } = official
    ? await officialBinary(folder)
    : await writeJavaLauncher(path.join(folder, 'embedded-java'), [
        '--indexes',
        fromRoot('firestore.indexes.json'),
      ]);
  const run = {
    javaFolder: pathEntry,
    jarFile,
    settingsFolder: folder,
    functionsPort: ports.functions,
  };
  const env = localEnvironment(process.env, run);
  return startEmulatorProcess(folder, projectId, env);
}

async function fill(
  { ports, projectId, official = false, seed, feed, signal }: StackOptions,
  report: (line: string) => void,
): Promise<DemoFeed | undefined> {
  const host = `127.0.0.1:${ports.firestore}`;
  if (seed) {
    report('Données de démonstration…');
    const db = connectFirestore(host, projectId);
    try {
      await withoutTriggers({ ports, projectId, official }, () => seedDemo(db, new Date()));
    } finally {
      await db.terminate();
    }
    signal?.throwIfAborted();
  }
  return feed ? startDemoFeed(connectFirestore(host, projectId)) : undefined;
}

class Stopping {
  feed: DemoFeed | undefined;
  readonly #emulators: EmulatorProcess;
  readonly #ports: StackPorts;
  #stopped: Promise<void> | undefined;

  constructor(emulators: EmulatorProcess, ports: StackPorts) {
    this.#emulators = emulators;
    this.#ports = ports;
  }

  /** Stops the run once; later calls return the same promise. */
  run({ keepLogs }: { readonly keepLogs: boolean }): Promise<void> {
    this.#stopped ??= this.#stop(keepLogs);
    return this.#stopped;
  }

  async failure(): Promise<string> {
    await this.#emulators.ended;
    return this.#stopped === undefined ? this.#emulators.lastLines() : new Promise(() => {});
  }

  async #stop(keepLogs: boolean): Promise<void> {
    const feed = this.feed?.stop();
    // A move under way never ends after its database has ended.
    if ((await Promise.race([feed, this.#emulators.ended.then(() => 'ended')])) === 'ended')
      this.feed?.leave();
    await this.#emulators.stop();
    await clearRunFolder(this.#ports, { keepLogs });
  }
}
