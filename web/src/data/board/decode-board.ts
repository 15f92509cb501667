import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type DecodeProblem, documentId } from '@dinar/domain/documents/decoded';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { isEmptied } from '@dinar/domain/rates/currency-rates';
import type { RawDocument } from '@dinar/site/delivery/decode-resource';
import type { Board } from './board-state.ts';

/**
 * Decodes `rates-stats` documents, all of them or those that changed of a known board; an unreadable one
 * becomes a problem of the board.
 */
export function decodeBoard(documents: Iterable<RawDocument>, known?: Board): Board {
  const ratesByCurrency = new Map(known?.ratesByCurrency);
  const problems: DecodeProblem[] = [];
  for (const { path, data } of documents) {
    const decoded = decodeRatesStats(path, data);
    if (decoded.ok && !isEmptied(decoded.value)) {
      ratesByCurrency.set(decoded.value.currency, decoded.value);
      continue;
    }
    const currency = parseForeignCurrencyCode(documentId(path));
    if (currency) ratesByCurrency.delete(currency);
    if (!decoded.ok) problems.push(decoded.problem);
  }
  return { ratesByCurrency, problems };
}
