// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildFlagPlaces, buildFlagSprite } from './flag-sprite.ts';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8');

const kept = (file: string) =>
  read(fileURLToPath(new URL(`../src/ui/mark/${file}`, import.meta.url)));

it('the flag sprite of the pages is the one circle-flags gives for the currencies we know', () => {
  const fresh = buildFlagSprite((name) => read(require.resolve(`circle-flags/flags/${name}.svg`)));
  expect(kept('flags.svg')).toBe(fresh);
  expect(kept('flag-places.css')).toBe(buildFlagPlaces());
});

it('rejects a flag of an unexpected form and names its file', () => {
  expect(() => buildFlagSprite(() => '<svg></svg>')).toThrow('circle-flags ae.svg');
});
