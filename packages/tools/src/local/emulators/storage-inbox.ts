import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  const folder = path.join(runFolder, 'storage-java');
  const temporary = path.join(runFolder, 'tmp');
  await Promise.all([folder, temporary].map((each) => mkdir(each, { recursive: true })));
  const jarFile = path.join(folder, 'storage-rules.jar');
  const rules = fromRoot('packages/tools/bin/storage-rules.mjs');
  await Promise.all([
    writeFile(jarFile, 'Placeholder where firebase-tools looks for a JAR.\n'),
    writeFile(
      path.join(folder, 'java'),
      `#!/bin/sh\ncase "$*" in *'${jarFile}'*) exec "${process.execPath}" "${rules}" ;; esac\n` +
        `exec "${firestoreJava}/java" "$@"\n`,
      { mode: 0o755 },
    ),
    writeFile(
      path.join(runFolder, 'functions/default/.env.local'),
      // The bucket that the Emulator UI opens.
      `STORAGE_BUCKET=${projectId}.appspot.com\n`,
    ),
  ]);
  // The emulator empties a folder of the system's temporary files, which another run may use.
  return { folder, env: { STORAGE_EMULATOR_BINARY_PATH: jarFile, TMPDIR: temporary } };
}
