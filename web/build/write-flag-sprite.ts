import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFlagPlaces, buildFlagSprite } from './flag-sprite.ts';

const flagPath = (name: string) =>
  fileURLToPath(import.meta.resolve(`circle-flags/flags/${name}.svg`));

const sprite = buildFlagSprite((name) => readFileSync(flagPath(name), 'utf8'));
writeFileSync(new URL('../src/ui/mark/flags.svg', import.meta.url), sprite);
writeFileSync(new URL('../src/ui/mark/flag-places.css', import.meta.url), buildFlagPlaces());
