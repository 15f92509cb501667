import { expect, test } from 'vitest';
import { within } from './within.ts';

test('An outcome in time is passed on, and a late one becomes an error that names the awaited value', async () => {
  expect(await within(1000, 'Rates', Promise.resolve(3))).toBe(3);
  await expect(within(1000, 'Rates', Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  await expect(within(1, 'Rates', new Promise(() => {}))).rejects.toThrow(
    'Rates: no answer in 1 ms',
  );
});
