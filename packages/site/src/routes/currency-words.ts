import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';

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

/** The currency that a word of an address names: "euro", "euros", "livre-sterling". */
export function currencyByWord(word: string): ForeignCurrencyCode | undefined {
  const key = word.toLowerCase();
  const table: readonly CurrencyWords[] = currencyWords;
  return table.find(({ words }) => words.some((name) => name === key || `${name}s` === key))
    ?.currency;
}
