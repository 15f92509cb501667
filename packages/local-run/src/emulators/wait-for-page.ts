import { LocalRunError } from '../local-run-error.ts';
import type { StackPorts } from '../ports.ts';
import { answers } from '../processes/answers.ts';
import { waitUntil } from '../processes/wait-until.ts';

const timeoutMs = 15_000;

/** Waits until the site, the functions and Firestore each answer a request; throws otherwise. */
export async function waitForPage(ports: StackPorts, signal?: AbortSignal): Promise<void> {
  const addresses = {
    'Le site': `http://127.0.0.1:${ports.hosting}/`,
    'Les fonctions': `http://127.0.0.1:${ports.functions}/backends`,
    Firestore: `http://127.0.0.1:${ports.firestore}/`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const options = signal === undefined ? { timeoutMs } : { timeoutMs, signal };
    if (!(await waitUntil(() => answers(address), options))) {
      throw new LocalRunError('emulators-failed', `${name} ne répond pas à ${address}.`);
    }
  }
}
