import { onBankRateWritten } from '@dinar/functions/triggers/on-bank-rate-written';
import type { Firestore } from 'firebase-admin/firestore';
import { writtenEvent } from './firestore-event.ts';

export type RowEvent = ReturnType<typeof writtenEvent>;

/** Does something, and gives the events of the rows that it wrote to. */
export async function eventsOf(db: Firestore, work: () => Promise<unknown>): Promise<RowEvent[]> {
  const rows = db.collection('bank-rates');
  const before = new Map((await rows.get()).docs.map((row) => [row.id, row]));
  await work();
  return (await rows.get()).docs.flatMap((after) => {
    const known = before.get(after.id);
    return known && !known.updateTime.isEqual(after.updateTime) ? [writtenEvent(known, after)] : [];
  });
}

/** Runs the trigger for an event, and gives the events of the rows that it wrote itself. */
export function runForRow(db: Firestore, event: RowEvent): Promise<RowEvent[]> {
  return eventsOf(db, async () => onBankRateWritten.run(event));
}

/** The same until no run writes a row any more; throws when that never comes about. */
export async function settleRow(db: Firestore, event: RowEvent): Promise<void> {
  let waiting = [event];
  for (let round = 0; waiting.length > 0; round += 1) {
    if (round > 10) throw new Error('Events set off events without an end');
    const [first, ...rest] = waiting;
    if (first) waiting = [...rest, ...(await runForRow(db, first))];
  }
}
