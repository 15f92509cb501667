import type { DatabaseContents } from '../engine/backend.ts';
import type { Outbox } from '../engine/outbox.ts';
import type { JournalEntry } from './journal-entry.ts';

const documentsPerEntry = 100;
const eventsPerEntry = 20;

/** The contents of a database, as the commits that would produce them. */
export function* databaseEntries({
  name,
  time,
  documents,
}: DatabaseContents): Iterable<JournalEntry> {
  // At least one entry, because an empty database has a last commit time too.
  for (let at = 0; at === 0 || at < documents.length; at += documentsPerEntry) {
    const put = documents.slice(at, at + documentsPerEntry);
    yield { kind: 'commit', database: name, time, put, delete: [] };
  }
}

/** The contents of an outbox, as the entries that would produce them. */
export function* outboxEntries({
  triggers,
  events,
}: ReturnType<Outbox['contents']>): Iterable<JournalEntry> {
  for (const trigger of triggers) yield { kind: 'trigger', trigger };
  for (let at = 0; at < events.length; at += eventsPerEntry) {
    yield { kind: 'events', events: events.slice(at, at + eventsPerEntry) };
  }
}
