import { parseArgs } from 'node:util';
import { startTestStack } from '../support/test-stack.ts';
import { allAttacks } from './all-attacks.ts';
import { plantSecret } from './plant-secret.ts';
import { runAttacks } from './run-attacks.ts';

const help = `Usage: npm run test:attack [-- --only TEXT]

Starts the whole site on free ports and attacks it. --only takes the attacks whose name holds a text.
`;

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) console.log(help);
else process.exitCode = await attack(values.only ?? '');

async function attack(only: string): Promise<number> {
  const { stack, addresses } = await startTestStack();
  stack.failed.then((lines) => console.log(`The stack ended:\n${lines}`), console.error);
  try {
    const takeOut = await plantSecret(addresses);
    const chosen = allAttacks(addresses.projectId).filter(({ name }) => name.includes(only));
    const startedAt = performance.now();
    const { attacks, succeeded, crashed } = await runAttacks(
      chosen,
      addresses,
      addresses.processes,
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    await takeOut();
    for (const text of succeeded) console.log(`✗ succeeded: ${text}`);
    for (const text of crashed) console.log(`✗ crashed: ${text}`);
    console.log(
      `${attacks} attacks, ${succeeded.length} succeeded, ${crashed.length} crashed (${seconds} s)`,
    );
    return succeeded.length + crashed.length === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
}
