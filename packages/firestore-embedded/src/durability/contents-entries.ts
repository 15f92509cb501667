import type { DatabaseContents } from '../engine/backend.ts';
import type { Outbox } from '../engine/outbox.ts';
import type { JournalEntry } from './journal-entry.ts';

const documentsPerEntry = 100;
const eventsPerEntry = 20;

/** What stands in a database, as the commits that would lead there. */
export function* databaseEntries({
  name,
  time,
  documents,
}: DatabaseContents): Iterable<JournalEntry> {
  // One at least: an empty database still has had its time.
  for (let at = 0; at === 0 || at < documents.length; at += documentsPerEntry) {
    const put = documents.slice(at, at + documentsPerEntry);
    yield { kind: 'commit', database: name, time, put, delete: [] };
  }
}

/** What an outbox holds, as the entries that would lead there. */
export function* outboxEntries({
  triggers,
  events,
}: ReturnType<Outbox['contents']>): Iterable<JournalEntry> {
  for (const trigger of triggers) yield { kind: 'trigger', trigger };
  for (let at = 0; at < events.length; at += eventsPerEntry) {
    yield { kind: 'events', events: events.slice(at, at + eventsPerEntry) };
  }
}
