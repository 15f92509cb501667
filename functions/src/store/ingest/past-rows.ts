import { firstDayInForce } from '@dinar/domain/days/in-force';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { CandidateRow } from './decode-candidates.ts';
import type { RefusedRow } from './ingest-report.ts';
import { pathOf, type StoredRows } from './stored-rows.ts';

/**
 * Returns the rows that would change what was shown on a past day: they differ from a stored row, or their day is
 * no longer in force. Somebody who fills last week's file again writes such rows.
 */
export function pastRows(
  rows: readonly CandidateRow[],
  stored: StoredRows,
  today: RateDate,
): RefusedRow[] {
  const oldest = firstDayInForce(today);
  return rows.flatMap(({ row, rate }) => {
    const known = stored.get(pathOf(rate))?.data();
    const differs =
      known !== undefined && pricesOf(rate).some(([field, value]) => known[field] !== value);
    if (rate.date >= today || (rate.date >= oldest && !differs)) return [];
    const change = known === undefined ? 'sa ligne manquait' : 'sa ligne est déjà publiée';
    const detail = `Le jour ${rate.date} est passé, et ${change} : le fichier est-il du bon jour ?`;
    return [{ row, reason: 'past-day', detail }];
  });
}

function pricesOf(rate: BankRate): [string, number][] {
  if ('rate' in rate) return [['rate', rate.rate]];
  return [
    ['purchaseRate', rate.purchaseRate],
    ['saleRate', rate.saleRate],
  ];
}
