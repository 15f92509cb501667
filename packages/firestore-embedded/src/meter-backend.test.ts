import { expect, test } from 'vitest';
import { createBackend } from './engine/create-backend.ts';
import { meterBackend } from './meter-backend.ts';

test('The time of a call includes the work that is done before it returns a promise.', async () => {
  const busyMs = 20;
  const inner = {
    ...createBackend(),
    unary: async () => {
      const until = performance.now() + busyMs;
      while (performance.now() < until);
      return {};
    },
  };
  const { backend, figures } = meterBackend(inner);
  await backend.unary('Commit', {}, { kind: 'owner' });
  expect(figures().methods.Commit?.medianMs).toBeGreaterThanOrEqual(busyMs);
});
