import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { writeJavaLauncher } from './java-launcher.ts';

/**
 * Runs a command, such as `firebase emulators:start`, in which firebase-tools starts this server as its
 * Firestore emulator. Returns the command's exit code.
 */
export async function execCommand([file, ...args]: readonly string[]): Promise<number> {
  if (file === undefined) throw new Error('exec takes a command: exec firebase emulators:start');
  const folder = await mkdtemp(join(tmpdir(), 'firestore-embedded-'));
  try {
    const { pathEntry, jarFile } = await writeJavaLauncher(folder);
    const env = {
      ...process.env,
      PATH: `${pathEntry}${delimiter}${process.env.PATH ?? ''}`,
      FIRESTORE_EMULATOR_BINARY_PATH: jarFile,
    };
    const child = spawn(file, args, { stdio: 'inherit', env });
    // A terminal sends Ctrl-C to both processes. This one ignores it and ends after the command.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}
