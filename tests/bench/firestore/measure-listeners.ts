import { once } from 'node:events';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Figure } from './figures.ts';
import { sample, spreadOf } from './quantiles.ts';

const writes = 300;
const warmUpWrites = 50;

/** From a write's start until every listener that it concerns has been told. */
export async function measureListeners(
  db: Firestore,
  listeners: number,
  matching: number,
): Promise<Figure> {
  const target = db.doc(`watched-${listeners}/document`);
  await target.set({ topic: 'hot', count: -1 });
  const told = new Told();
  const starting: Promise<() => void>[] = [];
  for (let index = 0; index < listeners; index += 1) {
    const topic = index < matching ? 'hot' : `cold-${index}`;
    const query = target.parent.where('topic', '==', topic);
    starting.push(listen(query, topic === 'hot' ? told : undefined));
  }
  const stops = await Promise.all(starting);
  const times = await sample(warmUpWrites + writes, async (count) => {
    const startedAt = performance.now();
    const heard = told.waitFor(count, matching);
    await target.set({ topic: 'hot', count });
    return (await heard) - startedAt;
  });
  for (const stop of stops) {
    stop();
  }
  const what =
    listeners === 1
      ? 'write to listener, 1 listening'
      : `write to listeners, ${matching} of ${listeners.toLocaleString('en')}`;
  return { what, unit: 'ms', ...spreadOf(times.slice(Math.min(warmUpWrites, times.length - 1))) };
}

/** Counts who has heard of which write. */
class Told {
  readonly #heard = new Map<number, number>();
  #wanted: { count: number; by: number; resolve: (time: number) => void } | undefined;

  hear(count: number): void {
    this.#heard.set(count, (this.#heard.get(count) ?? 0) + 1);
    this.#check();
  }

  /** When as many listeners have heard of a write. */
  waitFor(count: number, by: number): Promise<number> {
    return new Promise((resolve) => {
      this.#wanted = { count, by, resolve };
      this.#check();
    });
  }

  #check(): void {
    const wanted = this.#wanted;
    if (wanted !== undefined && (this.#heard.get(wanted.count) ?? 0) >= wanted.by) {
      this.#wanted = undefined;
      wanted.resolve(performance.now());
    }
  }
}

/** Resolves with how to stop it once the first result is there. */
async function listen(query: Query, told: Told | undefined): Promise<() => void> {
  const started = new EventTarget();
  const isReady = once(started, 'ready');
  const stop = query.onSnapshot(
    (snapshot) => {
      started.dispatchEvent(new Event('ready'));
      for (const { doc } of snapshot.docChanges()) {
        told?.hear(Number(doc.get('count')));
      }
    },
    (error) => started.dispatchEvent(Object.assign(new Event('error'), { error })),
  );
  await isReady;
  return stop;
}
