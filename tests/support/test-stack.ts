import { freePorts, type StackPorts } from '@dinar/local-run/ports';
import { descendantsOf } from '@dinar/local-run/processes/process-tree';
import { type Stack, startStack } from '@dinar/local-run/stack';

/** What a test may know of the stack it talks to; plain data, so that it can cross processes. */
export interface StackAddresses {
  readonly hostingUrl: string;
  readonly firestoreHost: string;
  readonly functionsUrl: string;
  readonly projectId: string;
  /** The ids of its processes, each of which must outlive whatever a test does. */
  readonly processes: readonly number[];
}

/**
 * Starts the whole site on free ports, seeded and still. DINAR_OFFICIAL=1 runs the same tests
 * against Google's Firestore emulator.
 */
export async function startTestStack(): Promise<{ stack: Stack; addresses: StackAddresses }> {
  const ports: StackPorts = await freePorts();
  const stack = await startStack({
    ports,
    projectId: 'demo-dinar',
    official: process.env.DINAR_OFFICIAL === '1',
    seed: true,
    feed: false,
    quiet: true,
  });
  const { hostingUrl, firestoreHost, functionsUrl, projectId } = stack;
  const processes = await descendantsOf(process.pid);
  return { stack, addresses: { hostingUrl, firestoreHost, functionsUrl, projectId, processes } };
}
