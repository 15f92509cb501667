import { expect, inject, test } from 'vitest';
import { allAttacks } from '../attack/all-attacks.ts';
import { plantSecret } from '../attack/plant-secret.ts';
import { runAttacks } from '../attack/run-attacks.ts';

const stack = inject('stack');

// Those that send megabytes are left to `npm run test:attack`.
const attacks = allAttacks(stack.projectId).filter(({ name }) => !/megabyte/.test(name));

test('No attack on the running site reads, writes, misleads or breaks anything', async () => {
  const takeOut = await plantSecret(stack);
  const report = await runAttacks(attacks, stack, stack.processes);
  await takeOut();
  expect(report).toEqual({ attacks: attacks.length, succeeded: [], crashed: [] });
  expect(attacks.length).toBeGreaterThan(300);
});
