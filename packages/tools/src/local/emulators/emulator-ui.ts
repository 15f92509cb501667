import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../command/project-root.ts';
import { runCommand } from '../../processes/run-command.ts';

/** Returns the folder in which firebase-tools keeps the emulators that it has downloaded. */
export function downloadedEmulators(): string {
  return (
    process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache', 'firebase', 'emulators')
  );
}

/** Downloads Firebase's Emulator UI unless it is there; returns whether it is, and reports why not. */
export async function fetchEmulatorUi(report: (line: string) => void): Promise<boolean> {
  const folder = downloadedEmulators();
  if (existsSync(folder) && readdirSync(folder).some((name) => /^ui-v[\d.]+$/.test(name)))
    return true;
  report("Téléchargement de l'Emulator UI de Firebase (4 Mo)…");
  const { code, output } = await runCommand(process.execPath, [
    fromRoot('node_modules/firebase-tools/lib/bin/firebase.js'),
    'setup:emulators:ui',
    '--non-interactive',
  ]);
  if (code === 0) return true;
  const reason = output.trim().split('\n').at(-1);
  report(
    `L'Emulator UI n'a pas pu être téléchargée depuis storage.googleapis.com (${reason}).\n` +
      'Le site démarre sans elle : vérifiez la connexion (ou le proxy), puis relancez avec --ui.',
  );
  return false;
}
