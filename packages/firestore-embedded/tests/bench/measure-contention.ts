import type { Firestore } from 'firebase-admin/firestore';
import type { Figure } from './figures.ts';
import { sample, spreadOf } from './quantiles.ts';

const contenders = 16;
const rounds = 3;

/** Measures concurrent transactions that increment one counter, until the last one has ended. */
export async function measureContention(db: Firestore): Promise<Figure> {
  const counter = db.doc('counters/counter');
  const times = await sample(rounds, async () => {
    await counter.set({ count: 0 });
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: contenders }, () => increment(db)));
    const elapsed = performance.now() - startedAt;
    const count: unknown = (await counter.get()).get('count');
    if (count !== contenders) {
      throw new Error(`${contenders} increments gave ${String(count)}.`);
    }
    return elapsed;
  });
  return { what: `${contenders} contending transactions`, unit: 'ms', ...spreadOf(times) };
}

async function increment(db: Firestore): Promise<void> {
  const counter = db.doc('counters/counter');
  await db.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(counter);
      transaction.update(counter, { count: Number(snapshot.get('count')) + 1 });
    },
    // Enough that no contender gives up, which is not measured.
    { maxAttempts: 100 },
  );
}
