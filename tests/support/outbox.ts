import { waitUntil } from '@dinar/tools/processes/wait-until';

/** Waits until an embedded Firestore has delivered every event to functions. */
export async function untilEventsDelivered(
  firestoreHost: string,
  projectId: string,
  timeoutMs: number,
): Promise<void> {
  const address = `http://${firestoreHost}/emulator/v1/projects/${projectId}:outbox`;
  const isIdle = async () => {
    const { pending } = await (await fetch(address)).json();
    return pending === 0;
  };
  if (!(await waitUntil(isIdle, { timeoutMs, everyMs: 200 }))) {
    throw new Error(`Events are still owed to functions after ${timeoutMs / 1000} s.`);
  }
}
