import { CommandError } from '../../command/command-error.ts';
import { answers } from '../../processes/answers.ts';
import { loadOfEachCore, waitUntil } from '../../processes/wait-until.ts';
import type { StackPorts } from '../ports.ts';

const timeoutMs = 60_000;

/** Waits until Hosting, the functions and Firestore each answer a request; throws otherwise. */
export async function waitForEmulators(ports: StackPorts, signal?: AbortSignal): Promise<void> {
  await waitForAnswer('Hosting', `http://127.0.0.1:${ports.hosting}/favicon.svg`, signal);
  await waitForAnswer('Functions', `http://127.0.0.1:${ports.functions}/backends`, signal);
  await waitForAnswer('Firestore', `http://127.0.0.1:${ports.firestore}/`, signal);
}

/**
 * Waits until the site serves a rendered page; throws otherwise. Runs last, because the first page starts
 * a process that loads the renderer, and a change of triggers ends that process. Visitors can also use an
 * unrendered shell, so only this check detects that rendering fails.
 */
export async function waitForPage(ports: StackPorts, signal?: AbortSignal): Promise<void> {
  const address = `http://127.0.0.1:${ports.hosting}/`;
  await waitForAnswer('Le site', address, signal);
  const html = await (await fetch(address)).text();
  if (html.includes('id="page-data"')) return;
  throw new CommandError(
    'emulators-failed',
    `Le site répond à ${address}, mais ses pages ne sont pas rendues : emulators.log dit pourquoi.`,
  );
}

async function waitForAnswer(
  name: string,
  address: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const startedAt = Date.now();
  const isAnswered = () => answers(address, signal);
  if (await waitUntil(isAnswered, { timeoutMs, isPatient: true, signal })) return;
  throw notYet(`${name} ne répond pas à ${address}`, startedAt);
}

/** Returns the error for a part that is late, with the machine's load and the remedy. */
export function notYet(problem: string, startedAt: number): CommandError {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const load = loadOfEachCore().toFixed(1).replace('.', ',');
  return new CommandError(
    'emulators-failed',
    `${problem} après ${seconds} s. Charge de la machine : ${load} processus par cœur.\n` +
      "Au-delà de 1, arrêtez d'autres programmes, puis relancez la commande.",
  );
}
