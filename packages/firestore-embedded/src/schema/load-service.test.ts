import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('The descriptors equal those of the installed server SDK, and must be copied again for a new version.', () => {
  const published = createRequire(import.meta.url).resolve(
    '@google-cloud/firestore/build/protos/v1.json',
  );
  const own = new URL('./firestore-v1.json', import.meta.url);
  expect(readFileSync(own, 'utf8')).toBe(readFileSync(published, 'utf8'));
});
