import { type ForeignCurrencyCode, parseForeignCurrencyCode } from './currency-code.ts';
import { currencyTable } from './currency-table.ts';

/** Every currency but the dinar, in the order of the table. */
// Apart from the codes: few pages need them all, and every page's first load has those.
export const foreignCurrencies: readonly ForeignCurrencyCode[] = Object.keys(currencyTable)
  .map(parseForeignCurrencyCode)
  .filter((code) => code !== undefined);
