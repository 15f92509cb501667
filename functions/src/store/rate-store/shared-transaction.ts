import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { withChanges } from './field-changes.ts';
import type {
  DayRange,
  FieldChange,
  RateTransaction,
  RowQuery,
  StoredDocument,
} from './rate-store.ts';
import { coversDays, coversQuery, findsOverride, findsRow } from './row-queries.ts';

interface Found {
  readonly documents: StoredDocument[];
  readonly readAt: Timestamp;
}

/** Returns a document after a write from the document before it; undefined means no document. */
type Change = (known: DocumentData | undefined) => DocumentData | undefined;

/**
 * One transaction for several recomputations. Each document is read once, each read sees earlier writes,
 * and writes are sent at the end, because Firestore accepts no read after a write.
 */
export class SharedTransaction implements RateTransaction {
  readonly #transaction: RateTransaction;
  readonly #documents = new Map<string, Promise<StoredDocument>>();
  readonly #rows: { readonly query: RowQuery; readonly found: Promise<Found> }[] = [];
  readonly #overrides: { readonly days: DayRange; readonly found: Promise<StoredDocument[]> }[] =
    [];
  readonly #changes = new Map<string, Change>();
  readonly #writes: (() => void)[] = [];

  constructor(transaction: RateTransaction) {
    this.#transaction = transaction;
  }

  async get(path: string): Promise<StoredDocument> {
    const read = this.#documents.get(path) ?? this.#transaction.get(path);
    this.#documents.set(path, read);
    return this.#asWritten(await read);
  }

  async findRows(query: RowQuery): Promise<Found> {
    let known = this.#rows.find((one) => coversQuery(one.query, query));
    if (known === undefined) {
      known = { query, found: this.#transaction.findRows(query) };
      this.#rows.push(known);
    }
    const { documents, readAt } = await known.found;
    const own = documents.map((one) => this.#asWritten(one));
    return { documents: own.filter(({ data }) => data && findsRow(query, data)), readAt };
  }

  async findOverrides(days: DayRange): Promise<StoredDocument[]> {
    let known = this.#overrides.find((one) => coversDays(one.days, days));
    if (known === undefined) {
      known = { days, found: this.#transaction.findOverrides(days) };
      this.#overrides.push(known);
    }
    const own = (await known.found).map((one) => this.#asWritten(one));
    return own.filter(({ path }) => findsOverride(days, path));
  }

  set(path: string, fields: DocumentData): void {
    this.#write(path, () => fields);
    this.#writes.push(() => this.#transaction.set(path, fields));
  }

  update(path: string, changes: readonly FieldChange[]): void {
    this.#write(path, (known) => known && withChanges(known, changes));
    this.#writes.push(() => this.#transaction.update(path, changes));
  }

  delete(path: string): void {
    this.#write(path, () => undefined);
    this.#writes.push(() => this.#transaction.delete(path));
  }

  /** Passes all writes to the transaction. */
  flush(): void {
    for (const write of this.#writes) write();
  }

  #write(path: string, change: Change): void {
    const before = this.#changes.get(path);
    this.#changes.set(path, before ? (known) => change(before(known)) : change);
  }

  #asWritten(stored: StoredDocument): StoredDocument {
    const change = this.#changes.get(stored.path);
    return change ? { ...stored, data: change(stored.data) } : stored;
  }
}
