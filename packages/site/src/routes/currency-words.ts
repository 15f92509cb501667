import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';

/** The words for a currency in addresses, joined with hyphens, and the form with « de ». */
export interface CurrencyWords {
  readonly currency: ForeignCurrencyCode;
  readonly words: readonly string[];
  /** With preposition and article: "de-l-euro". */
  readonly ofWords: string;
}

export const currencyWords = [
  { currency: 'EUR', words: ['euro'], ofWords: 'de-l-euro' },
  { currency: 'USD', words: ['dollar', 'dollar-americain'], ofWords: 'du-dollar' },
  { currency: 'GBP', words: ['livre-sterling', 'livre'], ofWords: 'de-la-livre-sterling' },
] as const satisfies readonly CurrencyWords[];

/** Finds the currency of a word in an address: "euro", "livres", "usd", "franc-suisse", "yen". */
export function currencyByWord(word: string): ForeignCurrencyCode | undefined {
  const key = word.toLowerCase();
  const table: readonly CurrencyWords[] = currencyWords;
  const known = table.find(({ words }) => words.some((name) => name === key || `${name}s` === key));
  return known?.currency ?? parseForeignCurrencyCode(key) ?? currencyByName(key);
}

// The first word of a name is enough where one currency alone has it: "yen", but not "couronne".
function currencyByName(key: string): ForeignCurrencyCode | undefined {
  const [only, other] = Object.entries(currencyTable).filter(([, { frenchName }]) => {
    const name = slugOf(frenchName);
    const [first = ''] = name.split('-');
    return [name, first, `${first}s`].includes(key);
  });
  return only && !other ? parseForeignCurrencyCode(only[0]) : undefined;
}

// Removes accents and capitals, as in "couronne-norvegienne".
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}
