import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../bin/java.mjs', import.meta.url));

/** The environment of the one process that runs firebase-tools. */
export interface JavaLauncher {
  /** Goes first on PATH. */
  readonly pathEntry: string;
  /** Goes into FIRESTORE_EMULATOR_BINARY_PATH; must exist, is never read. */
  readonly jarFile: string;
}

/**
 * Writes a `java` into a folder that runs the embedded server (after its build) where
 * firebase-tools means to run Google's JAR, with `flags` of its own besides firebase-tools'. Raises an Error on Windows, where a process that is
 * started without a shell is looked for as `java.exe` alone.
 */
export async function writeJavaLauncher(
  folder: string,
  flags: readonly string[] = [],
): Promise<JavaLauncher> {
  if (process.platform === 'win32') {
    throw new Error('Windows finds no launcher but an .exe: run the server beside firebase-tools.');
  }
  await mkdir(folder, { recursive: true });
  const launcher = join(folder, 'java');
  const server = [process.execPath, script].map(quote).join(' ');
  const more = flags.map((flag) => ` ${quote(flag)}`).join('');
  await writeFile(launcher, `#!/bin/sh\nexec ${server} "$@"${more}\n`);
  await chmod(launcher, 0o755);
  const jarFile = join(folder, 'embedded-firestore.jar');
  await writeFile(
    jarFile,
    'Placeholder where firebase-tools looks for a JAR. See java-launcher.ts.\n',
  );
  return { pathEntry: folder, jarFile };
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
