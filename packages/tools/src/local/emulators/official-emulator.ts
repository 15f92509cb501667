import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JavaLauncher } from '@dinar/firestore-embedded/java-launcher';
import { CommandError } from '../../command/command-error.ts';
import { downloadedEmulators } from './emulator-ui.ts';

export interface OfficialEmulator {
  readonly java: string;
  readonly jarFile: string;
}

const minimumJava = 21;
/** The main class to start: the emulator that the Google Cloud CLI installs declares no Main-Class. */
export const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const cloudCliJar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Looks for Google's emulator, and a Java that runs it, in their usual places. */
export async function findOfficialEmulator(): Promise<OfficialEmulator | undefined> {
  const [java, jarFile] = await Promise.all([findJava(), findJar()]);
  return java === undefined || jarFile === undefined ? undefined : { java, jarFile };
}

/** Writes a `java` into `folder` that starts Google's emulator; throws when there is none. */
export async function officialBinary(folder: string): Promise<JavaLauncher> {
  const found = await findOfficialEmulator();
  if (found === undefined) {
    throw new CommandError(
      'no-official-emulator',
      `--official demande Java ${minimumJava} ou plus récent, et l'émulateur Firestore de Google :\n` +
        'installez un JDK, puis « npx firebase setup:emulators:firestore » (ou désignez le fichier JAR ' +
        'par FIRESTORE_EMULATOR_BINARY_PATH). Sans --official, rien de cela ne sert.',
    );
  }
  const javaFolder = path.join(folder, 'official-java');
  await mkdir(javaFolder, { recursive: true });
  await writeFile(path.join(javaFolder, 'java'), launcherScript(found.java), { mode: 0o755 });
  return { pathEntry: javaFolder, jarFile: found.jarFile };
}

function launcherScript(java: string): string {
  return `#!/bin/sh
for argument; do
  shift
  if [ "$previous" = "-jar" ]; then
    set -- "$@" -cp "$argument" ${mainClass}
  elif [ "$argument" != "-jar" ]; then
    set -- "$@" "$argument"
  fi
  previous="$argument"
done
exec "${java}" "$@"
`;
}

async function findJava(): Promise<string | undefined> {
  const homes = [
    process.env.JAVA_HOME,
    ...(await childrenOf('/usr/lib/jvm')),
    ...(await childrenOf('/Library/Java/JavaVirtualMachines')).map((home) =>
      path.join(home, 'Contents/Home'),
    ),
  ];
  const candidates = homes
    .filter((home) => home !== undefined)
    .map((home) => path.join(home, 'bin/java'))
    .filter(existsSync);
  for (const java of ['java', ...candidates]) {
    if ((await javaVersion(java)) >= minimumJava) {
      return java;
    }
  }
  return undefined;
}

/** Returns the major version that `java -version` prints on stderr; 0 when it does not run. */
async function javaVersion(java: string): Promise<number> {
  try {
    const { stderr } = await promisify(execFile)(java, ['-version']);
    return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  } catch {
    // There is no such program, or it is no Java.
    return 0;
  }
}

async function findJar(): Promise<string | undefined> {
  const cache = downloadedEmulators();
  const cached = (await childrenOf(cache)).filter((file) =>
    /cloud-firestore-emulator-.*\.jar$/.test(file),
  );
  const cloudClis = [
    path.join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
  ].map((home) => path.join(home, cloudCliJar));
  return [process.env.FIRESTORE_EMULATOR_BINARY_PATH, ...cached.sort().reverse(), ...cloudClis]
    .filter((file) => file !== undefined)
    .find((file) => existsSync(file));
}

async function childrenOf(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).map((name) => path.join(folder, name)) : [];
}
