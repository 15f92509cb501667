import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../bin/java.mjs', import.meta.url));

/** The environment of the one process that runs firebase-tools. */
export interface JavaLauncher {
  /** The first entry of PATH. */
  readonly pathEntry: string;
  /** The value of FIRESTORE_EMULATOR_BINARY_PATH. The file must exist, but is never read. */
  readonly jarFile: string;
}

/**
 * Writes a `java` that runs the embedded server (after its build) when firebase-tools starts Google's JAR,
 * and adds `flags` to those of firebase-tools.
 */
export function writeJavaLauncher(
  folder: string,
  flags: readonly string[] = [],
): Promise<JavaLauncher> {
  return writeJava(
    folder,
    () => `${execNode(script)}${flags.map((flag) => ` ${quote(flag)}`).join('')}`,
  );
}

/**
 * Writes a `java` of these lines of shell into a folder. Throws an Error on Windows, which only finds
 * `java.exe` for a process that is started without a shell.
 */
export async function writeJava(
  folder: string,
  linesFor: (jarFile: string) => string,
): Promise<JavaLauncher> {
  if (process.platform === 'win32') {
    throw new Error('Windows finds no launcher but an .exe: run the server beside firebase-tools.');
  }
  await mkdir(folder, { recursive: true });
  const jarFile = join(folder, 'placeholder.jar');
  await writeFile(
    jarFile,
    'Placeholder where firebase-tools looks for a JAR. See java-launcher.ts.\n',
  );
  const launcher = `#!/bin/sh\n${linesFor(jarFile)}\n`;
  await writeFile(join(folder, 'java'), launcher, { mode: 0o755 });
  return { pathEntry: folder, jarFile };
}

/** Returns the line of shell that becomes a Node program, with the arguments of the shell. */
export function execNode(program: string): string {
  return `exec ${quote(process.execPath)} ${quote(program)} "$@"`;
}

export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
