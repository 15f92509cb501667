import { CommandError } from '../../command/command-error.ts';
import { answers } from '../../processes/answers.ts';
import { waitUntil } from '../../processes/wait-until.ts';
import type { StackPorts } from '../ports.ts';

const timeoutMs = 15_000;

/** Waits until Hosting, the functions and Firestore each answer a request; throws otherwise. */
export async function waitForEmulators(ports: StackPorts, signal?: AbortSignal): Promise<void> {
  await waitForAnswers(
    {
      Hosting: `http://127.0.0.1:${ports.hosting}/favicon.svg`,
      'Les fonctions': `http://127.0.0.1:${ports.functions}/backends`,
      Firestore: `http://127.0.0.1:${ports.firestore}/`,
    },
    signal,
  );
}

/**
 * Waits until the site serves a rendered page; throws otherwise. Runs last, because the first page starts
 * a process that loads the renderer, and a change of triggers ends that process. Visitors can also use an
 * unrendered shell, so only this check detects that rendering fails.
 */
export async function waitForPage(ports: StackPorts, signal?: AbortSignal): Promise<void> {
  const address = `http://127.0.0.1:${ports.hosting}/`;
  await waitForAnswers({ 'Le site': address }, signal);
  const html = await (await fetch(address)).text();
  if (html.includes('id="page-data"')) return;
  throw new CommandError(
    'emulators-failed',
    `Le site répond à ${address}, mais ses pages ne sont pas rendues : firebase-debug.log dit pourquoi.`,
  );
}

async function waitForAnswers(
  addresses: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const [name, address] of Object.entries(addresses)) {
    const options = signal === undefined ? { timeoutMs } : { timeoutMs, signal };
    if (!(await waitUntil(() => answers(address), options))) {
      throw new CommandError('emulators-failed', `${name} ne répond pas à ${address}.`);
    }
  }
}
