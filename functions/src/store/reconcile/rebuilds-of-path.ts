import { parseBankCode } from '@dinar/domain/banks/bank-code';
import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { documentId } from '@dinar/domain/documents/decoded';
import type { Rebuild } from '../aggregates/rebuild.ts';
import { historyPointRebuild } from '../aggregates/rebuild-history-point.ts';
import { snapshotRebuild } from '../aggregates/rebuild-snapshot.ts';
import { statsRebuild } from '../aggregates/rebuild-stats.ts';

/**
 * Returns the rebuilds that correct one stored aggregate; for a year, those of the given points. Returns
 * none when no rows could produce a document with this id.
 */
export function rebuildsOfPath(
  path: string,
  points: readonly string[],
  today: RateDate,
): Rebuild[] {
  const [parent] = path.split('/');
  const [first = '', second = ''] = documentId(path).split('_');
  if (parent === collection.bankSnapshots) {
    const [date, bankId] = [parseRateDate(first), parseBankCode(second)];
    return date && bankId === second ? [snapshotRebuild({ bankId, date })] : [];
  }
  const currency = parseForeignCurrencyCode(first);
  if (currency !== first) return [];
  if (parent === collection.ratesStats) return second === '' ? [statsRebuild(currency, today)] : [];
  return points.flatMap((key) => {
    const date = parseRateDate(`${second}-${key}`);
    return date ? [historyPointRebuild({ currency, date })] : [];
  });
}
