import { embeddedBuild } from '@dinar/local-run/builds/build-table';
import { ensureBuilt } from '@dinar/local-run/builds/ensure-built';
import { findOfficialEmulator } from '@dinar/local-run/emulators/official-emulator';
import { fromRoot } from '@dinar/local-run/project-root';
import type { Candidate } from './bench-server.ts';

/** The project that every measure writes to. */
export const projectId = 'demo-bench';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

function flags(port: number): readonly string[] {
  const rules = fromRoot('firestore.rules');
  return [
    ...['--host', '127.0.0.1', '--port', String(port)],
    ...['--project_id', projectId, '--rules', rules],
  ];
}

/** The embedded server, built. */
export async function embeddedCandidate(): Promise<Candidate> {
  await ensureBuilt([embeddedBuild], (line) => console.log(line));
  const script = fromRoot(embeddedBuild.output);
  return {
    name: 'embedded',
    command: (port) => ({ file: process.execPath, args: [script, ...flags(port)] }),
  };
}

/** Google's emulator, where there is one. */
export async function officialCandidate(): Promise<Candidate | undefined> {
  const found = await findOfficialEmulator();
  return (
    found && {
      name: 'Google',
      command: (port) => ({
        file: found.java,
        args: ['-cp', found.jarFile, mainClass, ...flags(port)],
      }),
    }
  );
}
