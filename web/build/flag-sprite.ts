import { currencyTable } from '@dinar/domain/currencies/currency-table';

/** The flags the pages show: one per currency, and those of the two languages. */
const flagNames: readonly string[] = [
  ...new Set([...Object.values(currencyTable).map((currency) => currency.flag), 'fr', 'tn']),
].sort();

/** The width and height of a flag in circle-flags. */
const size = 512;

/**
 * Builds one SVG sprite from circle-flags files (https://github.com/HatScripts/circle-flags), with the flags
 * below one another. It removes their round mask, since the page rounds each flag itself.
 */
export function buildFlagSprite(readFlag: (name: string) => string): string {
  const flags = flagNames.map((name, place) => flagAt(place, name, readFlag(name)));
  const height = size * flags.length;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}">`;
  return `${root}\n${flags.join('\n')}\n</svg>\n`;
}

/**
 * Builds the style sheet of each flag's position in the sprite, from 0% for the first to 100% for the last.
 */
export function buildFlagPlaces(): string {
  const last = flagNames.length - 1;
  const rules = flagNames.map(
    (name, place) =>
      `[data-flag="${name}"] {\n  background-position-y: ${Number(((100 * place) / last).toFixed(3))}%;\n}\n`,
  );
  return `/* Written by \`npm run flags\`. */\n${rules.join('\n')}`;
}

function flagAt(place: number, name: string, svg: string): string {
  const shapes = /<g mask="url\(#a\)">(.*)<\/g><\/svg>\s*$/s.exec(svg)?.[1];
  if (shapes === undefined)
    throw new Error(`circle-flags ${name}.svg does not have the expected form`);
  if (/\sid="/.test(shapes)) throw new Error(`circle-flags ${name}.svg carries an id of its own`);
  return `<svg y="${place * size}" width="${size}" height="${size}">${shapes}</svg>`;
}
