import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { DecodeProblem } from '@dinar/domain/documents/decoded';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { RawDocument } from '@dinar/site/delivery/decode-resource';
import { nextTask } from '../ui/next-task.ts';
import type { Board } from './board-state.ts';

// A phone decodes as many in some 10 ms.
const documentsATask = 5;

/**
 * Decodes `rates-stats` documents, a few a task; an unreadable one is told of and left out, never fatal.
 */
export async function decodeBoard(documents: Iterable<RawDocument>): Promise<Board> {
  const ratesByCurrency = new Map<ForeignCurrencyCode, RatesStats>();
  const problems: DecodeProblem[] = [];
  let count = 0;
  for (const { path, data } of documents) {
    if (count > 0 && count % documentsATask === 0) await nextTask();
    count += 1;
    const decoded = decodeRatesStats(path, data);
    if (decoded.ok) {
      ratesByCurrency.set(decoded.value.currency, decoded.value);
    } else {
      problems.push(decoded.problem);
    }
  }
  return { ratesByCurrency, problems };
}
