import { collection } from '@dinar/domain/documents/collections';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { FieldChange, RowQuery, StoredDocument } from '../store/rate-store.ts';

interface Version {
  readonly data: DocumentData;
  readonly changedAt: Timestamp;
}

/** One write of a commit: what it makes of the document; of undefined, or into it, none. */
export interface SimulatedWrite {
  readonly path: string;
  change(known: DocumentData | undefined): DocumentData | undefined;
}

/** The documents as they stand; what is in them is never changed in place. */
export class SimulatedDatabase {
  readonly #documents = new Map<string, Version>();

  read(path: string, readAt: Timestamp): StoredDocument {
    const version = this.#documents.get(path);
    return { path, data: version?.data, changedAt: version?.changedAt, readAt };
  }

  /** Every document whose path begins so, by path. */
  under(prefix: string): [path: string, data: DocumentData][] {
    return [...this.#documents]
      .filter(([path]) => path.startsWith(prefix))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, { data }]) => [path, data]);
  }

  findRows(query: RowQuery, readAt: Timestamp): StoredDocument[] {
    const found: StoredDocument[] = [];
    for (const [path, { data, changedAt }] of this.#documents) {
      if (path.startsWith(rowsPrefix) && matches(query, data)) {
        found.push({ path, data, changedAt, readAt });
      }
    }
    return found.sort(byPath);
  }

  apply(writes: readonly SimulatedWrite[], changedAt: Timestamp): void {
    for (const { path, change } of writes) {
      const data = change(this.#documents.get(path)?.data);
      if (data === undefined) this.#documents.delete(path);
      else this.#documents.set(path, { data, changedAt });
    }
  }
}

/** The fields after an update, as Firestore's own: each path set or taken away, the rest kept. */
export function withChanges(data: DocumentData, changes: readonly FieldChange[]): DocumentData {
  return changes.reduce((changed, { field, value }) => withField(changed, field, value), data);
}

function withField(data: DocumentData, field: readonly string[], value: unknown): DocumentData {
  const [name = '', ...rest] = field;
  const { [name]: known, ...others } = data;
  if (rest.length > 0) return { ...others, [name]: withField(known ?? {}, rest, value) };
  return value === undefined ? others : { ...others, [name]: value };
}

function matches(query: RowQuery, data: DocumentData): boolean {
  const isEqual = (['currency', 'bankId', 'date', 'status'] as const).every(
    (field) => query[field] === undefined || data[field] === query[field],
  );
  const { fromDate, toDate } = query;
  if (fromDate !== undefined && !(data.date >= fromDate)) return false;
  return isEqual && (toDate === undefined || data.date <= toDate);
}

const rowsPrefix = `${collection.bankRates}/`;

function byPath(a: StoredDocument, b: StoredDocument): number {
  return a.path < b.path ? -1 : 1;
}
