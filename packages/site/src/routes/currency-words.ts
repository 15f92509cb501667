import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';

/** How people write a currency in an address: words joined with hyphens, and « de » before them. */
export interface CurrencyWords {
  readonly currency: ForeignCurrencyCode;
  readonly words: readonly string[];
  /** With its article: "de-l-euro". */
  readonly ofWords: string;
}

export const currencyWords = [
  { currency: 'EUR', words: ['euro'], ofWords: 'de-l-euro' },
  { currency: 'USD', words: ['dollar', 'dollar-americain'], ofWords: 'du-dollar' },
  { currency: 'GBP', words: ['livre-sterling', 'livre'], ofWords: 'de-la-livre-sterling' },
] as const satisfies readonly CurrencyWords[];

/** The currency that a word of an address names: "euro", "livres", "usd", "franc-suisse". */
export function currencyByWord(word: string): ForeignCurrencyCode | undefined {
  const key = word.toLowerCase();
  const table: readonly CurrencyWords[] = currencyWords;
  const known = table.find(({ words }) => words.some((name) => name === key || `${name}s` === key));
  return known?.currency ?? parseForeignCurrencyCode(key) ?? byName.get(key);
}

const byName: ReadonlyMap<string, ForeignCurrencyCode> = new Map(
  Object.entries(currencyTable).flatMap(([code, { name }]) => {
    const currency = parseForeignCurrencyCode(code);
    return currency ? [[slugOf(name), currency]] : [];
  }),
);

// An address has neither accents nor capitals: "couronne-norvegienne".
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}
