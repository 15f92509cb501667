import { currencyTable } from '@dinar/domain/currencies/currency-table';

/** The flags the pages show: one per currency, and those of the two languages. */
export const flagNames: readonly string[] = [
  ...new Set([...Object.values(currencyTable).map((currency) => currency.flag), 'fr', 'tn']),
].sort();

/**
 * Builds one SVG of symbols from circle-flags files (https://github.com/HatScripts/circle-flags).
 * The round mask is taken off: the page rounds each flag itself, and masks break in external <use>.
 */
export function buildFlagSprite(readFlag: (name: string) => string): string {
  const symbols = flagNames.map((name) => flagSymbol(name, readFlag(name)));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function flagSymbol(name: string, svg: string): string {
  const shapes = /<g mask="url\(#a\)">(.*)<\/g><\/svg>\s*$/s.exec(svg)?.[1];
  if (shapes === undefined)
    throw new Error(`circle-flags ${name}.svg does not have the expected form`);
  if (/\sid="/.test(shapes)) throw new Error(`circle-flags ${name}.svg carries an id of its own`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${shapes}</symbol>`;
}
