import type { OutboxEvent } from '../engine/outbox-event.ts';
import type { TriggerTerms } from '../engine/outbox-trigger.ts';
import type { StoredDocument } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';

/** One thing that happened, as the journal says it: a line of JSON. */
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
  /** Owed to functions from here on; in the same record as the commit that caused them. */
  | { readonly kind: 'events'; readonly events: readonly OutboxEvent[] }
  /** Delivered or given up: no longer owed. */
  | { readonly kind: 'settled'; readonly ids: readonly string[] }
  | { readonly kind: 'trigger'; readonly trigger: TriggerTerms }
  | { readonly kind: 'unregistered'; readonly project: string; readonly key: string }
  /** The last entry of a snapshot: all of it is there; or of a journal that another one follows. */
  | { readonly kind: 'end' };

/** The format version of each file; rises when an entry changes its meaning. */
export const journalFormat = 2;

export function encodeEntry(entry: JournalEntry): string {
  return JSON.stringify(entry);
}

/** Reads what `encodeEntry` wrote: the record's checksum has vouched for the text. */
export function decodeEntries(payload: Buffer): readonly JournalEntry[] {
  return payload
    .toString('utf8')
    .split('\n')
    .map((line): JournalEntry => JSON.parse(line));
}
