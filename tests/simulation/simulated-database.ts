import type { StoredDocument } from '@dinar/functions/store/rate-store/rate-store';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';

interface Version {
  readonly data: DocumentData;
  readonly changedAt: Timestamp;
}

/** One write of a commit: maps a document's content to its new content; undefined is no document. */
export interface SimulatedWrite {
  readonly path: string;
  change(known: DocumentData | undefined): DocumentData | undefined;
}

/** The current documents; their contents are never changed in place. */
export class SimulatedDatabase {
  readonly #documents = new Map<string, Version>();

  read(path: string, readAt: Timestamp): StoredDocument {
    const version = this.#documents.get(path);
    return { path, data: version?.data, changedAt: version?.changedAt, readAt };
  }

  /** Every document whose path starts with the prefix, by path. */
  under(prefix: string): [path: string, data: DocumentData][] {
    return [...this.#documents]
      .filter(([path]) => path.startsWith(prefix))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, { data }]) => [path, data]);
  }

  /** Every document that a query finds, by path. */
  find(
    isFound: (path: string, data: DocumentData) => boolean,
    readAt: Timestamp,
  ): StoredDocument[] {
    return [...this.#documents]
      .filter(([path, { data }]) => isFound(path, data))
      .map(([path, { data, changedAt }]) => ({ path, data, changedAt, readAt }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  apply(writes: readonly SimulatedWrite[], changedAt: Timestamp): void {
    for (const { path, change } of writes) {
      const data = change(this.#documents.get(path)?.data);
      if (data === undefined) this.#documents.delete(path);
      else this.#documents.set(path, { data, changedAt });
    }
  }
}
