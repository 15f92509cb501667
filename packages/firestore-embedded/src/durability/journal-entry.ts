import type { OutboxEvent } from '../engine/outbox-event.ts';
import type { TriggerTerms } from '../engine/outbox-trigger.ts';
import type { StoredDocument } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';

/** One entry of the journal, encoded as a line of JSON. */
export type JournalEntry =
  /** The first entry of each file. */
  | { readonly kind: 'file'; readonly format: number; readonly number: number }
  | {
      readonly kind: 'commit';
      readonly database: string;
      readonly time: Micros;
      readonly put: readonly StoredDocument[];
      readonly delete: readonly string[];
    }
  /** Events to deliver to functions; in the same record as the commit that caused them. */
  | { readonly kind: 'events'; readonly events: readonly OutboxEvent[] }
  /** Events that were delivered or given up. */
  | { readonly kind: 'settled'; readonly ids: readonly string[] }
  | { readonly kind: 'trigger'; readonly trigger: TriggerTerms }
  | { readonly kind: 'unregistered'; readonly project: string; readonly key: string }
  /** The last entry of a complete snapshot, or of a journal that another one follows. */
  | { readonly kind: 'end' };

/** The format version of each file; it increases when an entry changes its meaning. */
export const journalFormat = 2;

export function encodeEntry(entry: JournalEntry): string {
  return JSON.stringify(entry);
}

/** Parses the output of `encodeEntry`; the record's checksum has validated the text. */
export function decodeEntries(payload: Buffer): readonly JournalEntry[] {
  return payload
    .toString('utf8')
    .split('\n')
    .map((line): JournalEntry => JSON.parse(line));
}
