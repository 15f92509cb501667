import { checkNode } from './check-node.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';

/**
 * Makes the machine ready, then gives the command line to a TypeScript module.
 * `load` is called once tsx can read TypeScript and returns the command.
 */
export async function handOver(load) {
  checkNode();
  await ensureDependencies();
  const { register } = await import('tsx/esm/api');
  register();
  const command = await load();
  process.exitCode = await command(process.argv.slice(2));
}
