import { withoutProxyForLocal } from '@dinar/tools/local/emulators/local-environment';
import { freePorts, type StackPorts } from '@dinar/tools/local/ports';
import { type Stack, startStack } from '@dinar/tools/local/stack';

/** Starts the whole site for a measurement: seeded, without a live feed, on free ports. */
export async function startBenchStack(ports?: StackPorts): Promise<Stack> {
  Object.assign(process.env, withoutProxyForLocal(process.env));
  return startStack({
    ports: ports ?? (await freePorts()),
    projectId: 'demo-dinar',
    official: false,
    seed: true,
    feed: false,
    silent: false,
  });
}
