import { withoutProxyForLocal } from '@dinar/tools/local/emulators/local-environment';
import { freePorts, offsetOf, type StackPorts } from '@dinar/tools/local/ports';
import { type Stack, startStack } from '@dinar/tools/local/stack';
import { descendantsOf } from '@dinar/tools/processes/process-tree';

/** The addresses of a test's stack; plain data, so that other processes can receive it. */
export interface StackAddresses {
  readonly hostingUrl: string;
  readonly firestoreHost: string;
  readonly functionsUrl: string;
  readonly projectId: string;
  /** For the `--port-offset` of commands. */
  readonly portOffset: number;
  /** The ids of its processes, all of which must survive every test. */
  readonly processes: readonly number[];
}

/**
 * Starts the whole site on free ports, seeded and without a live feed. DINAR_OFFICIAL=1 runs the same tests
 * against Google's Firestore emulator.
 */
export async function startTestStack(): Promise<{ stack: Stack; addresses: StackAddresses }> {
  // Browsers that this process starts must reach the stack directly.
  Object.assign(process.env, withoutProxyForLocal(process.env));
  const ports: StackPorts = await freePorts();
  const stack = await startStack({
    ports,
    projectId: 'demo-dinar',
    official: process.env.DINAR_OFFICIAL === '1',
    seed: true,
    feed: false,
    silent: true,
  });
  const { hostingUrl, firestoreHost, functionsUrl, projectId } = stack;
  const processes = descendantsOf(process.pid);
  const portOffset = offsetOf(ports);
  const addresses = { hostingUrl, firestoreHost, functionsUrl, projectId, portOffset, processes };
  return { stack, addresses };
}
