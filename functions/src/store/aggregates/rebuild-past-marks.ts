import { activeRates } from '@dinar/domain/aggregates/active-rates';
import { firstJudgedDay } from '@dinar/domain/aggregates/derive-currency-rates';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays, type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { judgeRates } from '@dinar/domain/rates/judge-rates';
import { maxReferenceAgeDays } from '@dinar/domain/rates/rate-references';
import { markChanges, markRows } from '../rate-store/mark-rows.ts';
import type { StoredDocument } from '../rate-store/rate-store.ts';
import { readRates } from '../rate-store/read-rates.ts';
import { readMarket } from './market-points.ts';
import type { Rebuild } from './rebuild.ts';

/**
 * Returns the rebuild that judges the rows of a day too old for the board, and the rows of the week after
 * it, for which that day's rows are references. The board's own rows are judged with the board. Each row
 * with a changed verdict has its own event, which updates the other aggregates.
 */
export function pastMarksRebuild({
  currency,
  date,
}: {
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
}): Rebuild {
  const path = `${collection.ratesStats}/${currency}`;
  return {
    key: `${path}/marks/${date}`,
    path,
    isFresh: (stored) => date >= judgedWithBoard(stored),
    wroteLast: () => false,
    async settle(transaction, stored) {
      const today = utcDay(stored.readAt.toDate());
      const lastPast = addDays(firstJudgedDay(today), -1);
      const weekLater = addDays(date, maxReferenceAgeDays);
      const fromDate = addDays(date, -maxReferenceAgeDays);
      const toDate = weekLater < lastPast ? weekLater : lastPast;
      const query = { currency, status: 1, fromDate, toDate } as const;
      const { rates: rows, readAt } = await readRates(transaction, query, today);
      const rates = activeRates(rows.map(({ rate }) => rate));
      const market = await readMarket(transaction, currency, { from: fromDate, to: lastPast });
      const judged = judgeRates(rates, { today, from: date, market });
      const changes = markChanges(rows, judged, date);
      markRows(transaction, changes, readAt);
      return changes.length === 0 ? 'unchanged' : 'written';
    },
  };
}

function judgedWithBoard({ readAt }: StoredDocument): RateDate {
  return firstJudgedDay(utcDay(readAt.toDate()));
}
