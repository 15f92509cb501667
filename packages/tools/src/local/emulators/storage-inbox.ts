import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execNode, quote, writeJava } from '@dinar/firestore-embedded/java-launcher';
import { fromRoot } from '../../command/project-root.ts';

/** A `java` for firebase-tools, and the variables by which it finds what that `java` runs. */
export interface JavaCommand {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Gives a run an inbox for files of rates: the bucket that functions read, and a `java` that also plays the
 * runtime of Storage rules, before the one that starts Firestore.
 */
export async function prepareInbox(
  runFolder: string,
  projectId: string,
  firestoreJava: string,
): Promise<JavaCommand> {
  const rules = fromRoot('packages/tools/bin/storage-rules.mjs');
  const { pathEntry, jarFile } = await writeJava(
    path.join(runFolder, 'storage-java'),
    (jar) =>
      `case "$*" in *${quote(jar)}*) ${execNode(rules)} ;; esac\n` +
      `exec ${quote(path.join(firestoreJava, 'java'))} "$@"`,
  );
  // The emulator empties a folder of the system's temporary files, which another run may use.
  const temporary = path.join(runFolder, 'tmp');
  await mkdir(temporary, { recursive: true });
  await writeFile(
    path.join(runFolder, 'functions/default/.env.local'),
    // The bucket that the Emulator UI opens.
    `STORAGE_BUCKET=${projectId}.appspot.com\n`,
  );
  return { folder: pathEntry, env: { STORAGE_EMULATOR_BINARY_PATH: jarFile, TMPDIR: temporary } };
}
