import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../../command/project-root.ts';
import { allBuilds } from '../builds/build-table.ts';
import { ensureBuilt } from '../builds/ensure-built.ts';
import { requireFreePorts, type StackPorts } from '../ports.ts';
import { localEnvironment } from './local-environment.ts';
import { clearRunFolder, prepareRunFolder } from './run-folder.ts';
import { startSiteEmulators } from './site-emulators.ts';

/** Functions and Hosting that use a Firestore started elsewhere, which keeps running after them. */
export interface LoneFunctions {
  stop(): Promise<void>;
  /** Ends the whole process tree at once, as a crash would. */
  kill(): Promise<void>;
}

export interface FunctionsOptions {
  readonly ports: StackPorts;
  readonly projectId: string;
  /** `host:port` of the Firestore that `ports.firestore` will be forwarded to. */
  readonly firestoreHost: string;
}

/** Starts firebase-tools on a Firestore started elsewhere, and registers its triggers there. */
export async function startFunctions(options: FunctionsOptions): Promise<LoneFunctions> {
  const { ports, projectId, firestoreHost } = options;
  await requireFreePorts(ports);
  await ensureBuilt(allBuilds, (line) => console.log(line));
  const folder = await prepareRunFolder(ports, projectId);
  const javaFolder = path.join(folder, 'forwarder-java');
  const env = localEnvironment(process.env, {
    javaFolder,
    jarFile: await writeForwarder(javaFolder),
    settingsFolder: folder,
    functionsPort: ports.functions,
  });
  const emulators = await startSiteEmulators({
    folder,
    projectId,
    ports,
    env: { ...env, FORWARD_TO: firestoreHost },
  });
  const end = async (how: () => Promise<void>) => {
    await how();
    await clearRunFolder(ports, { keepLogs: false });
  };
  try {
    await emulators.ready();
  } catch (error) {
    await emulators.stop();
    throw error;
  }
  return {
    stop: () => end(emulators.stop),
    kill: () => end(emulators.kill),
  };
}

async function writeForwarder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const script = fromRoot('packages/tools/bin/firestore-forwarder.mjs');
  const launcher = `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`;
  await writeFile(path.join(folder, 'java'), launcher, { mode: 0o755 });
  const jarFile = path.join(folder, 'forwarded-firestore.jar');
  await writeFile(jarFile, 'Placeholder where firebase-tools looks for a JAR.\n');
  return jarFile;
}
