import { fromRoot } from '@dinar/tools/command/project-root';
import { embeddedBuild } from '@dinar/tools/local/builds/build-table';
import { ensureBuilt } from '@dinar/tools/local/builds/ensure-built';
import { findOfficialEmulator, mainClass } from '@dinar/tools/local/emulators/official-emulator';

/** A program that serves Firestore. */
export interface Candidate {
  readonly name: string;
  command(port: number): { readonly file: string; readonly args: readonly string[] };
}

/** The project that every measurement writes to. */
export const projectId = 'demo-bench';

/** The flags of either server; without the site's rules everything is allowed. */
function flags(port: number, rules: boolean): readonly string[] {
  return [
    ...['--host', '127.0.0.1', '--port', String(port), '--project_id', projectId],
    ...(rules ? ['--rules', fromRoot('firestore.rules')] : []),
  ];
}

/** The embedded server, built. */
export async function embeddedCandidate(rules = true): Promise<Candidate> {
  await ensureBuilt([embeddedBuild], (line) => console.log(line));
  const script = fromRoot(embeddedBuild.output);
  return {
    name: 'embedded',
    command: (port) => ({ file: process.execPath, args: [script, ...flags(port, rules)] }),
  };
}

/** Returns Google's emulator, or undefined if it is not installed. */
export async function officialCandidate(rules = true): Promise<Candidate | undefined> {
  const found = await findOfficialEmulator();
  return (
    found && {
      name: 'Google',
      command: (port) => ({
        file: found.java,
        args: ['-cp', found.jarFile, mainClass, ...flags(port, rules)],
      }),
    }
  );
}

/** Node alone on this machine, which the embedded server's start includes. */
export const bareNode: Candidate = {
  name: 'an HTTP server alone in Node',
  command: (port) => ({
    file: process.execPath,
    args: ['-e', `require('http').createServer((_, to) => to.end()).listen(${port}, '127.0.0.1')`],
  }),
};
