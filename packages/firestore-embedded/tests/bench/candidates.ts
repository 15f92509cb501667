import { CommandError } from '@dinar/tools/command/command-error';
import { fromRoot } from '@dinar/tools/command/project-root';
import { embeddedBuild } from '@dinar/tools/local/builds/build-table';
import { ensureBuilt } from '@dinar/tools/local/builds/ensure-built';
import { findOfficialEmulator, mainClass } from '@dinar/tools/local/emulators/official-emulator';
import type { Candidate } from './bench-server.ts';

/** The project that every measurement writes to. */
export const projectId = 'demo-bench';

function flags(port: number, further: readonly string[]): readonly string[] {
  const rules = fromRoot('firestore.rules');
  return [
    ...['--host', '127.0.0.1', '--port', String(port)],
    ...['--project_id', projectId, '--rules', rules, ...further],
  ];
}

/** The embedded server, built, with further flags. */
export async function embeddedCandidate(further: readonly string[] = []): Promise<Candidate> {
  await ensureBuilt([embeddedBuild], (line) => console.log(line));
  const script = fromRoot(embeddedBuild.output);
  return {
    name: 'embedded',
    command: (port) => ({ file: process.execPath, args: [script, ...flags(port, further)] }),
  };
}

/** Returns Google's emulator, or undefined if it is not installed. */
export async function officialCandidate(
  further: readonly string[] = [],
): Promise<Candidate | undefined> {
  const found = await findOfficialEmulator();
  return (
    found && {
      name: 'Google',
      command: (port) => ({
        file: found.java,
        args: ['-cp', found.jarFile, mainClass, ...flags(port, further)],
      }),
    }
  );
}

/** Returns Google's emulator; throws a CommandError if it is not installed. */
export async function requireOfficial(further: readonly string[] = []): Promise<Candidate> {
  const found = await officialCandidate(further);
  if (found !== undefined) return found;
  throw new CommandError(
    'no-official-emulator',
    "L'émulateur Firestore de Google manque : il faut Java 21 ou plus récent, et son fichier JAR.",
  );
}
