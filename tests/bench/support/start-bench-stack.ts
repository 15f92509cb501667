import { withoutProxyForLocal } from '@dinar/local-run/emulators/local-environment';
import { freePorts } from '@dinar/local-run/ports';
import { type Stack, startStack } from '@dinar/local-run/stack';

/** The whole site for a measurement: seeded, still, on free ports. */
export async function startBenchStack(): Promise<Stack> {
  Object.assign(process.env, withoutProxyForLocal(process.env));
  return startStack({
    ports: await freePorts(),
    projectId: 'demo-dinar',
    official: false,
    seed: true,
    feed: false,
    quiet: false,
  });
}
