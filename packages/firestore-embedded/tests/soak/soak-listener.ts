import { isDeepStrictEqual } from 'node:util';
import type { CollectionReference, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { groupCount } from './soak-writer.ts';

/** One listener and its last snapshot. */
export class SoakListener {
  readonly #query: Query;
  readonly #stop: () => void;
  #state: readonly object[] | undefined;
  failure: unknown;

  constructor(query: Query) {
    this.#query = query;
    this.#stop = query.onSnapshot(
      (snapshot) => {
        this.#state = stateOf(snapshot);
      },
      (error) => {
        this.failure = error;
      },
    );
  }

  /** Whether the last snapshot equals the answer of a fresh query. */
  async isUpToDate(): Promise<boolean> {
    return isDeepStrictEqual(this.#state, stateOf(await this.#query.get()));
  }

  stop(): void {
    this.#stop();
  }
}

function stateOf({ docs }: QuerySnapshot): readonly object[] {
  return docs.map((document) => ({
    id: document.id,
    updateTime: document.updateTime.toDate().toISOString(),
    data: document.data(),
  }));
}

/** A random query of one of four kinds: equality, limit, array, range. */
export function randomQuery(collection: CollectionReference, random: () => number): Query {
  const integer = (below: number) => Math.floor(random() * below);
  switch (integer(4)) {
    case 0:
      return collection.where('group', '==', integer(groupCount));
    case 1:
      return collection.where('group', '==', integer(groupCount)).orderBy('rank').limit(5);
    case 2:
      return collection
        .where('tags', 'array-contains', integer(20))
        .orderBy('rank', 'desc')
        .limit(10);
    default: {
      const from = integer(990_000);
      const range = collection.where('rank', '>=', from).where('rank', '<', from + 10_000);
      // Explicit: the SDK's listeners sort by the stated order, its queries by the implied one.
      return range.orderBy('rank');
    }
  }
}
