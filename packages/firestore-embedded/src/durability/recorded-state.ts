import type { OutboxEvent } from '../engine/outbox-event.ts';
import type { TriggerTerms } from '../engine/outbox-trigger.ts';
import type { StoredDocument } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';
import type { JournalEntry } from './journal-entry.ts';

/** The contents that a data folder has recorded. */
export class RecordedState {
  readonly databases = new Map<string, RecordedDatabase>();
  /** Undelivered events, in the order in which they were added. */
  readonly events = new Map<string, OutboxEvent>();
  readonly triggers = new Map<string, TriggerTerms>();
  /** Whether the last applied entry was the `end` of a snapshot or a journal. */
  ended = false;

  apply(entry: JournalEntry): void {
    this.ended = entry.kind === 'end';
    switch (entry.kind) {
      case 'commit':
        this.#database(entry.database).apply(entry);
        return;
      case 'events':
        for (const event of entry.events) this.events.set(event.id, event);
        return;
      case 'settled':
        for (const id of entry.ids) this.events.delete(id);
        return;
      case 'trigger': {
        const { project, key } = entry.trigger;
        this.triggers.set(`${project}/${key}`, entry.trigger);
        return;
      }
      case 'unregistered':
        this.triggers.delete(`${entry.project}/${entry.key}`);
        return;
      case 'file':
      case 'end':
        return;
    }
  }

  #database(name: string): RecordedDatabase {
    let database = this.databases.get(name);
    if (database === undefined) {
      database = new RecordedDatabase();
      this.databases.set(name, database);
    }
    return database;
  }
}

/** The documents of one database by name, and the time of its last commit. */
export class RecordedDatabase {
  readonly documents = new Map<string, StoredDocument>();
  time: Micros = 0;

  apply(commit: Extract<JournalEntry, { kind: 'commit' }>): void {
    for (const document of commit.put) this.documents.set(document.name, document);
    for (const name of commit.delete) this.documents.delete(name);
    this.time = Math.max(this.time, commit.time);
  }
}
