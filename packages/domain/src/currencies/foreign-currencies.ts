import { type ForeignCurrencyCode, parseForeignCurrencyCode } from './currency-code.ts';
import { currencyTable } from './currency-table.ts';

/** Every currency except the dinar, in the order of the table. */
// In a file of its own: few pages need the list, and the first load of every page contains the codes.
export const foreignCurrencies: readonly ForeignCurrencyCode[] = Object.keys(currencyTable)
  .map(parseForeignCurrencyCode)
  .filter((code) => code !== undefined);
