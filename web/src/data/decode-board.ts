import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RawDocument } from '@dinar/domain/documents/decode-resource';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import { decodeRatesStats, type RatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { Board } from './board-state.ts';

/** Decodes `rates-stats` documents; an unreadable one is told of and left out, never fatal. */
export function decodeBoard(documents: Iterable<RawDocument>): Board {
  const ratesByCurrency = new Map<ForeignCurrencyCode, RatesStats>();
  const problems: DecodeProblem[] = [];
  for (const { path, data } of documents) {
    const decoded = decodeRatesStats(path, data);
    if (decoded.ok) {
      ratesByCurrency.set(decoded.value.currency, decoded.value);
    } else {
      problems.push(decoded.problem);
    }
  }
  return { ratesByCurrency, problems };
}
