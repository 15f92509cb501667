import { checkNode } from './check-node.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';

/** Makes the machine ready, then runs `command`, which may import TypeScript. */
export async function handOver(command) {
  checkNode();
  await ensureDependencies();
  const { register } = await import('tsx/esm/api');
  register();
  await command();
}
