import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

test('An outcome in time is passed on, and a late one becomes an error that names the awaited value', async () => {
  expect(await withTimeout(1000, 'Rates', Promise.resolve(3))).toBe(3);
  await expect(withTimeout(1000, 'Rates', Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  await expect(withTimeout(1, 'Rates', new Promise(() => {}))).rejects.toThrow(
    'Rates: no answer in 1 ms',
  );
});
