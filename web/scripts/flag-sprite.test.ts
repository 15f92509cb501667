import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildFlagSprite } from './flag-sprite.ts';

const read = (address: string) => readFileSync(fileURLToPath(address), 'utf8');

it('the flag sprite of the pages is the one circle-flags gives for the currencies we know', () => {
  const fresh = buildFlagSprite((name) =>
    read(import.meta.resolve(`circle-flags/flags/${name}.svg`)),
  );
  expect(read(new URL('../src/ui/flags.svg', import.meta.url).href)).toBe(fresh);
});

it('a flag that is not drawn as expected is refused by name', () => {
  expect(() => buildFlagSprite(() => '<svg></svg>')).toThrow('circle-flags ae.svg');
});
