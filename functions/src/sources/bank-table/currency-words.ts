import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { foldWords } from '../fold-words.ts';

/** The names of currencies on banks' pages, folded, in addition to the names of the registry. */
const bankWords: Readonly<Partial<Record<ForeignCurrencyCode, readonly string[]>>> = {
  EUR: ['euros'],
  USD: ['dollar americain', 'dollar usa', 'dollar des usa', 'dollar des etats unis', 'dollar u s'],
  GBP: ['livre anglaise', 'livre britannique', 'pound sterling'],
  CAD: ['dollar canada', 'dollar du canada'],
  JPY: ['yen', 'yens', '100 yens', '1000 yens'],
  AED: ['dirham des eau', 'dirham eau', 'dirham emirats', 'dirham des emirats arabes unis'],
  SAR: ['rial saoudien', 'riyal arabie saoudite', 'riyal d arabie saoudite'],
  QAR: ['rial qatari', 'riyal qatar', 'riyal du qatar'],
  OMR: ['riyal omanais', 'rial oman'],
  KWD: ['dinar koweit', 'dinar du koweit'],
  BHD: ['dinar bahrein', 'dinar de bahrein', 'dinar bahreinien'],
  LYD: ['dinar libye'],
  DZD: ['dinar algerie'],
  MAD: ['dirham maroc'],
  MRU: ['ouguiya', 'ouguiya mauritanien'],
  CNY: ['yuan', 'renminbi', 'yuan renminbi'],
  SEK: ['couronne suede'],
  NOK: ['couronne norvege'],
  DKK: ['couronne danemark'],
};

const byWords: ReadonlyMap<string, ForeignCurrencyCode> = new Map(
  Object.entries(currencyTable).flatMap(([key, { frenchName }]) => {
    const code = parseForeignCurrencyCode(key);
    if (code === undefined) return [];
    const names = [frenchName, currencyName(code, 'en'), ...(bankWords[code] ?? [])];
    return names.map((words) => [foldWords(words), code] as const);
  }),
);

/**
 * Returns the currency in a cell: a code, a name, or the only code among other words (« 100 JPY »). `names`
 * are the page's own names and take precedence.
 */
export function currencyOfWords(
  text: string,
  names: Readonly<Record<string, ForeignCurrencyCode>> = {},
): ForeignCurrencyCode | undefined {
  const folded = foldWords(text);
  const own = Object.entries(names).find(([words]) => foldWords(words) === folded)?.[1];
  const whole = own ?? parseForeignCurrencyCode(text) ?? byWords.get(folded);
  if (whole !== undefined) return whole;
  const codes = (text.match(/\b[A-Z]{3}\b/g) ?? []).flatMap(
    (it) => parseForeignCurrencyCode(it) ?? [],
  );
  return new Set(codes).size === 1 ? codes[0] : undefined;
}
