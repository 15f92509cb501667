import type { RawDocument } from '@dinar/site/delivery/decode-resource';
import { type QueryDocumentSnapshot, type QuerySnapshot, snapshotEqual } from 'firebase/firestore';

/** Returns a function that reads successive snapshots of a query; an unchanged document keeps its object. */
export function rawDocumentReader(): (received: QuerySnapshot) => readonly RawDocument[] {
  let known = new Map<string, { entry: QueryDocumentSnapshot; raw: RawDocument }>();
  return ({ docs }) => {
    const read = docs.map((entry) => {
      const before = known.get(entry.ref.path);
      const isSame = before !== undefined && snapshotEqual(before.entry, entry);
      return isSame ? before : { entry, raw: { path: entry.ref.path, data: entry.data() } };
    });
    known = new Map(read.map((one) => [one.raw.path, one]));
    return read.map(({ raw }) => raw);
  };
}
