import { LocalRunError } from '../local-run-error.ts';
import type { StackPorts } from '../ports.ts';

/** Runs `work` while no change in Firestore calls a function; triggers work again afterwards. */
export async function withoutTriggers(ports: StackPorts, work: () => Promise<void>): Promise<void> {
  await ask(ports, 'disableBackgroundTriggers');
  try {
    await work();
  } finally {
    await ask(ports, 'enableBackgroundTriggers');
  }
}

async function ask(
  ports: StackPorts,
  order: 'disableBackgroundTriggers' | 'enableBackgroundTriggers',
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.hub}/functions/${order}`, { method: 'PUT' });
  if (!answer.ok) {
    throw new LocalRunError(
      'emulators-failed',
      `${order} : ${answer.status} ${await answer.text()}`,
    );
  }
}
