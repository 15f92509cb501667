import { expect, inject, test } from 'vitest';
import { allAttacks } from '../attack/all-attacks.ts';
import { plantSecret } from '../attack/plant-secret.ts';
import { runAttacks } from '../attack/run-attacks.ts';

const stack = inject('stack');

const attacks = allAttacks(stack.projectId);

test('No attack on the running site reads, writes, misleads or breaks anything', async () => {
  const takeOut = await plantSecret(stack);
  const report = await runAttacks(attacks, stack, stack.processes);
  await takeOut();
  expect(report).toEqual({ attacks: attacks.length, succeeded: [], crashed: [] });
  expect(attacks.length).toBeGreaterThan(300);
  // More than a thousand requests, six at a time.
}, 180_000);
