import type { Locale } from '../language/locale.ts';
import type { CurrencyCode } from './currency-code.ts';
import { currencyName } from './currency-name.ts';
import { currencyTable } from './currency-table.ts';

/** What people write for a currency besides its code, its symbol and its French name. */
const otherNames: readonly (readonly [CurrencyCode, ...string[]])[] = [
  ['TND', 'tunisian dinar', 'د.ت', 'دينار', 'دينار تونسي'],
  ['EUR', 'يورو', 'أورو'],
  ['USD', 'US$', '$US', 'USD$', 'dollar américain', 'US dollar', 'دولار', 'دولار أمريكي'],
  ['CAD', 'CA$', '$CA', '$CAN', 'CAD$'],
  ['AUD', 'AU$', '$AU'],
  ['GBP', 'pound', 'sterling', 'GBP£', '£ sterling', 'جنيه', 'جنيه إسترليني'],
  ['CHF', 'Fr', 'SFr', 'Frs', 'فرنك'],
  ['JPY', 'JP¥', '円'],
  ['CNY', 'RMB', '元'],
  ['SAR', 'SR', 'ر.س', 'ريال', 'ريال سعودي'],
  ['AED', 'Dhs', 'درهم'],
  ['MAD', 'Dhs', 'د.م', 'درهم'],
  ['QAR', 'QR'],
  ['KWD', 'KD'],
  ['BHD', 'BD'],
  ['OMR', 'RO'],
  ['DZD', 'د.ج'],
  ['LYD', 'DL', 'د.ل'],
  ['TRY', 'TL', 'ليرة'],
  ['EGP', 'LE', 'ج.م'],
];

const irregularPlurals: Readonly<Record<string, string>> = {
  دنانير: 'دينار',
  دراهم: 'درهم',
  kronor: 'krona',
  kroner: 'krone',
};
const codes = Object.keys(currencyTable) as CurrencyCode[];
const byName = new Map<string, CurrencyCode[]>();
for (const [code, { symbol, frenchName }] of Object.entries(currencyTable)) {
  for (const word of [code, symbol, frenchName, frenchName.split(' ')[0] ?? ''])
    add(word, code as CurrencyCode);
}
for (const [code, ...names] of otherNames) for (const name of names) add(name, code);
for (const [code, { symbol }] of Object.entries(currencyTable)) {
  if (symbol.endsWith('$')) add('$', code as CurrencyCode);
}

function add(name: string, code: CurrencyCode): void {
  const key = keyOf(name);
  const codes = byName.get(key) ?? [];
  if (!codes.includes(code)) byName.set(key, [...codes, code]);
}

/**
 * The currencies that a word names: a code, a symbol, a name or an abbreviation, in any case, in any number (the
 * dual and "11 ديناراً" too), with or without accents and dots. "dollars" names several. Empty for other words.
 * Names are read in French and in the language of the page, whose build has no others.
 */
export function currenciesNamed(word: string, locale: Locale): readonly CurrencyCode[] {
  const key = keyOf(word);
  return byName.get(key) ?? codes.filter((code) => keyOf(currencyName(code, locale)) === key);
}

function keyOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .split(/\s+/);
  return words.map(withoutNumber).join('');
}

/** A word without the ending of its number, and in Arabic of its gender, which follows the number. */
function withoutNumber(word: string): string {
  return (irregularPlurals[word] ?? word)
    .replace(/(\p{L}\p{L})s$/u, '$1')
    .replace(/(?<=\p{L}{2})ات$|(?<=\p{L}{3})(?:ت?ان|ت?ين|[اة])$/u, '');
}
