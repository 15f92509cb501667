import { addDays, type RateDate } from '@dinar/domain/days/rate-date';
import { isWorkingDay } from '@dinar/domain/days/working-day';
import { encodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { type BankRate, bankRateId } from '@dinar/domain/rates/bank-rate';
import { commitGroups, type Write } from '@dinar/functions/store/documents/commit-groups';
import { daysOfMonth } from '@dinar/functions/store/reconcile/reconciled-days';
import { repairDrift } from '@dinar/functions/store/reconcile/repair-drift';
import { wantedAggregates } from '@dinar/functions/store/reconcile/wanted-aggregates';
import type { Firestore } from 'firebase-admin/firestore';
import { storedBoard } from '../../../support/board-rows.ts';

/** Stores every bank's board of each working day of the given months, with its aggregates; counts the rows. */
export async function storeMonths(db: Firestore, today: RateDate, months: number): Promise<number> {
  let count = 0;
  let before: BankRate[] = [];
  for (const month of monthsBefore(today, months)) {
    const rows = workingDaysOf(month, today).flatMap((date) =>
      storedBoard(date, Number.POSITIVE_INFINITY, 0),
    );
    await commitGroups(db, [
      ...inHundreds(rows.map((row) => setDocument(db, `bank-rates/${bankRateId(row)}`, row))),
      ...inHundreds(aggregateWrites(db, [...before, ...rows], today, month)),
    ]);
    count += rows.length;
    before = rows.slice(-3000);
  }
  await repairDrift(db, today);
  return count;
}

function monthsBefore(today: RateDate, count: number): string[] {
  const months: string[] = [];
  for (let day = today; months.length < count; day = addDays(day, -Number(day.slice(8)))) {
    months.unshift(day.slice(0, 7));
  }
  return months;
}

function workingDaysOf(month: string, today: RateDate): RateDate[] {
  const days: RateDate[] = [];
  const { from, to } = daysOfMonth(month);
  for (let day = from; day <= to && day <= today; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}

function aggregateWrites(
  db: Firestore,
  rows: readonly BankRate[],
  today: RateDate,
  month: string,
): Write[] {
  const stored = rows.map((rate) => ({ path: `bank-rates/${bankRateId(rate)}`, rate }));
  const compared = { days: daysOfMonth(month), withBoards: false };
  const { documents } = wantedAggregates({ rates: stored, later: [] }, new Map(), today, compared);
  return [...documents].map(
    ([path, fields]) =>
      (batch) =>
        void batch.set(db.doc(path), fields, { merge: true }),
  );
}

function setDocument(db: Firestore, path: string, row: BankRate): Write {
  return (batch) => void batch.set(db.doc(path), encodeBankRate(row));
}

function inHundreds(writes: readonly Write[]): Write[][] {
  return Array.from({ length: Math.ceil(writes.length / 100) }, (_, index) =>
    writes.slice(100 * index, 100 * (index + 1)),
  );
}
