import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeJavaLauncher } from '@dinar/firestore-embedded/java-launcher';
import { CommandError } from '../command/command-error.ts';
import { fromRoot, projectRoot } from '../command/project-root.ts';
import { unlessAborted } from '../processes/unless-aborted.ts';
import { embeddedBuild } from './builds/build-table.ts';
import { ensureBuilt } from './builds/ensure-built.ts';
import { connectFirestore } from './connect-firestore.ts';
import { type DemoFeed, startDemoFeed } from './demo/demo-feed.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { localEnvironment } from './emulators/local-environment.ts';
import { officialBinary } from './emulators/official-emulator.ts';
import { clearRunFolder, runFolderOf } from './emulators/run-folder.ts';
import { type SiteEmulators, startSiteEmulators } from './emulators/site-emulators.ts';
import { prepareInbox } from './emulators/storage-inbox.ts';
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
  /** The address of the Emulator UI, if it runs. */
  readonly uiUrl: string | undefined;
  /** Resolves with a French sentence, and the remedy, when a part ends by itself. */
  readonly failed: Promise<string>;
  /** Stops every part, and removes the files of the run. */
  stop(options?: StopOptions): Promise<void>;
}

export interface StopOptions {
  readonly keepLogs: boolean;
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
  await unlessAborted(ensureBuilt(needed, report), signal);
  report('Démarrage des émulateurs…');
  const run = new Run(await launch(options, source), ports);
  try {
    await unlessAborted(run.becomeReady(options, source, report), signal);
  } catch (error) {
    await run.stop({ keepLogs: signal?.aborted !== true });
    throw error;
  }
  return {
    hostingUrl: `http://127.0.0.1:${ports.hosting}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    functionsUrl: `http://127.0.0.1:${ports.functions}`,
    projectId,
    uiUrl: ports.ui === undefined ? undefined : `http://127.0.0.1:${ports.ui}`,
    failed: run.failure(),
    stop: (how = { keepLogs: false }) => run.stop(how),
  };
}

async function launch(
  { ports, projectId, official = false }: StackOptions,
  { prepareFolder }: RunSource,
): Promise<SiteEmulators> {
  const folder = await prepareFolder(ports, projectId);
  // The Java and the Firestore emulator that firebase-tools uses: ours, or Google's.
  const { pathEntry, jarFile } = official
    ? await officialBinary(folder)
    : await writeJavaLauncher(path.join(folder, 'embedded-java'), [
        '--indexes',
        fromRoot('firestore.indexes.json'),
      ]);
  const inbox =
    ports.storage === undefined ? undefined : await prepareInbox(folder, projectId, pathEntry);
  const env = localEnvironment(process.env, {
    javaFolder: inbox?.folder ?? pathEntry,
    jarFile,
    settingsFolder: folder,
    functionsPort: ports.functions,
  });
  return startSiteEmulators({ folder, projectId, ports, env: { ...env, ...inbox?.env } });
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

/** Longer than the watch of Firestore's port needs to notice its end. */
const endNoticedMs = 5_000;

class Run {
  readonly #emulators: SiteEmulators;
  readonly #ports: StackPorts;
  #feed: DemoFeed | undefined;
  #stopped: Promise<void> | undefined;

  constructor(emulators: SiteEmulators, ports: StackPorts) {
    this.#emulators = emulators;
    this.#ports = ports;
  }

  /** Throws `emulators-failed` when a part ends meanwhile, because a database that has ended never answers. */
  async becomeReady(
    options: StackOptions,
    { waitForPage }: RunSource,
    report: (line: string) => void,
  ): Promise<void> {
    const { ports, signal } = options;
    await this.#emulators.ready(signal);
    await waitForEmulators(ports, signal);
    const failed = this.failure().then((text) => {
      throw new CommandError('emulators-failed', text);
    });
    // A database that ends breaks the connection before its end is noticed, and the end is what to report.
    const filled = fill(options, report).catch(async (error: unknown) => {
      await Promise.race([failed, setTimeout(endNoticedMs)]);
      throw error;
    });
    this.#feed = await Promise.race([filled, failed]);
    await Promise.race([waitForPage(ports, signal), failed]);
  }

  async failure(): Promise<string> {
    const logs = path.relative(projectRoot, runFolderOf(this.#ports));
    return (
      `${await this.#emulators.failure()}\n` +
      `Relancez la commande. Si cela recommence, les journaux disent pourquoi : ${logs}`
    );
  }

  /** Stops the run once; later calls return the same promise. */
  stop({ keepLogs }: StopOptions): Promise<void> {
    this.#stopped ??= this.#stop(keepLogs);
    return this.#stopped;
  }

  async #stop(keepLogs: boolean): Promise<void> {
    await this.#feed?.stop();
    await this.#emulators.stop();
    await clearRunFolder(this.#ports, { keepLogs });
  }
}
