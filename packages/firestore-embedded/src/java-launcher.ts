import { chmod, mkdir, writeFile } from 'node:fs/promises';
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
 * Writes a `java` into a folder. It runs the embedded server (after its build) when firebase-tools
 * starts Google's JAR, and adds `flags` to those of firebase-tools. Throws an Error on Windows, which
 * only finds `java.exe` for a process that is started without a shell.
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
