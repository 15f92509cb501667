import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { CandidateRow } from './decode-candidates.ts';
import type { RefusedRow } from './ingest-report.ts';
import { pathOf, type StoredRows } from './stored-rows.ts';

/** A row that was missing is entered within days; an older one has more likely the wrong month or year. */
const maxAgeDays = 31;

/**
 * Returns the rows that would change what was shown on a past day: they differ from a stored row, or their day is
 * more than a month ago. Somebody who fills last week's file again writes such rows.
 */
export function pastRows(
  rows: readonly CandidateRow[],
  stored: StoredRows,
  today: RateDate,
): RefusedRow[] {
  const oldest = addDays(today, -maxAgeDays);
  return rows.flatMap(({ row, rate }) => {
    const known = stored.get(pathOf(rate))?.data();
    const isChanged =
      known === undefined
        ? rate.date < oldest
        : pricesOf(rate).some(([field, value]) => known[field] !== value);
    if (rate.date >= today || !isChanged) return [];
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
