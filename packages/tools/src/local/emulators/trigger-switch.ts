import { CommandError } from '../../command/command-error.ts';
import type { StackPorts } from '../ports.ts';

export interface TriggerSwitch {
  readonly ports: StackPorts;
  readonly projectId: string;
  readonly official: boolean;
}

/** Runs `work` with triggers switched off, and switches them on again afterwards. */
export async function withoutTriggers(
  triggers: TriggerSwitch,
  work: () => Promise<void>,
): Promise<void> {
  await switchTo(triggers, 'off');
  try {
    await work();
  } finally {
    await switchTo(triggers, 'on');
  }
}

// When the hub disables triggers, Firestore still posts thousands of events to be ignored, and triggers
// run for the events that are still queued when they are enabled again. The embedded Firestore mutes its
// outbox instead.
async function switchTo(
  { ports, projectId, official }: TriggerSwitch,
  position: 'on' | 'off',
): Promise<void> {
  if (official) {
    const order = position === 'on' ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
    await put(`http://127.0.0.1:${ports.hub}/functions/${order}`, {});
  } else {
    const outbox = `/emulator/v1/projects/${projectId}:outbox`;
    await put(`http://127.0.0.1:${ports.firestore}${outbox}`, { muted: position === 'off' });
  }
}

async function put(address: string, body: object): Promise<void> {
  const answer = await fetch(address, { method: 'PUT', body: JSON.stringify(body) });
  if (!answer.ok) {
    throw new CommandError(
      'emulators-failed',
      `${address} : ${answer.status} ${await answer.text()}`,
    );
  }
}
