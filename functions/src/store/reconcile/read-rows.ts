import type { LocatedRate } from '@dinar/domain/aggregates/correct-rates';
import { firstDayInForce } from '@dinar/domain/days/in-force';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { DaySpan } from '../aggregates/market-points.ts';
import { decodeRateSnapshot } from '../rate-store/decode-rate-snapshot.ts';
import { storedDocument } from '../rate-store/firestore-rate-store.ts';
import type { Compared } from './stored-aggregates.ts';

interface ReadRows {
  /** The active rows. */
  readonly found: readonly LocatedRate[];
  /** The paths of rows in alternate spellings, which queries of the aggregates do not find. */
  readonly hidden: readonly string[];
}

const rowsPerPage = 1000;

/** Reads the rows from which the aggregates of some days are derived. */
export async function readRows(db: Firestore, compared: Compared): Promise<ReadRows> {
  const found: LocatedRate[] = [];
  const hidden: string[] = [];
  for (const query of rowQueries(db, compared)) {
    for await (const document of inPages(query)) {
      const { path } = document.ref;
      const snapshot = decodeRateSnapshot(storedDocument(document));
      if (snapshot.kind !== 'rate') continue;
      if (!snapshot.isCanonical) hidden.push(path);
      if (snapshot.rate.status === 1) found.push({ path, rate: snapshot.rate });
    }
  }
  return { found, hidden };
}

/** Returns the days of the required rows: boards of the days before are in force on the first day. */
export function rowDays({ days: { from, to } }: Compared): DaySpan {
  return { from: firstDayInForce(from), to };
}

// A day picked in the console is an instant, which a query for texts does not find.
function rowQueries(db: Firestore, compared: Compared): Query[] {
  const { from, to } = rowDays(compared);
  const byDay = db.collection(collection.bankRates).orderBy('date');
  const ofDays = byDay.where('date', '>=', from).where('date', '<=', to);
  return compared.withBoards ? [ofDays, byDay.where('date', '>=', new Date(0))] : [ofDays];
}

async function* inPages(query: Query): AsyncIterable<QueryDocumentSnapshot> {
  const paged = query.limit(rowsPerPage);
  for (let page = await paged.get(); ; ) {
    yield* page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < rowsPerPage) return;
    page = await paged.startAfter(last).get();
  }
}
