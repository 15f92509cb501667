import { onBankRateWritten } from '@dinar/functions/triggers/on-bank-rate-written';
import { onRateOverrideWritten } from '@dinar/functions/triggers/on-rate-override-written';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { writtenEvent } from './firestore-event.ts';

type RowEvent = ReturnType<typeof writtenEvent>;

/** The triggers on the rate documents that people and jobs write, by collection. */
const triggers = { 'bank-rates': onBankRateWritten, 'rate-overrides': onRateOverrideWritten };

/** Runs the trigger for an event and for the events of its own writes, until it writes nothing more. */
export async function settleRow(db: Firestore, event: RowEvent): Promise<void> {
  const waiting = [event];
  for (let run = 0; ; run += 1) {
    const next = waiting.shift();
    if (!next) return;
    if (run > 10) throw new Error('Events set off events without an end');
    waiting.push(...(await eventsOf(db, () => runTrigger(next))));
  }
}

/** Runs `work` on rates, and delivers its events and all that follow. */
export async function settled(db: Firestore, work: () => Promise<unknown>): Promise<void> {
  for (const event of await eventsOf(db, work)) await settleRow(db, event);
}

function runTrigger(event: RowEvent): unknown {
  const isOverride = event.document.startsWith('rate-overrides/');
  return triggers[isOverride ? 'rate-overrides' : 'bank-rates'].run(event);
}

async function eventsOf(db: Firestore, work: () => unknown): Promise<RowEvent[]> {
  const before = await contents(db);
  await work();
  const after = await contents(db);
  const paths = new Set([...before.keys(), ...after.keys()]);
  const events = [...paths].map(async (path) => {
    const [known, now] = [before.get(path), after.get(path)];
    if (known?.updateTime?.valueOf() === now?.updateTime?.valueOf()) return [];
    const absent =
      known && now ? undefined : await db.doc(`nowhere/${path.replace('/', '-')}`).get();
    const [first, last] = [known ?? absent, now ?? absent];
    return first && last ? [{ ...writtenEvent(first, last), document: path }] : [];
  });
  return (await Promise.all(events)).flat();
}

async function contents(db: Firestore): Promise<Map<string, DocumentSnapshot>> {
  const read = await Promise.all(Object.keys(triggers).map((name) => db.collection(name).get()));
  return new Map(read.flatMap(({ docs }) => docs.map((row) => [row.ref.path, row])));
}
