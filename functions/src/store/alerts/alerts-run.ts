import { alertsRunPath } from '@dinar/domain/documents/collections';
import { decodeWith } from '@dinar/domain/documents/decoded';
import { rateDateField } from '@dinar/domain/documents/field-schemas';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

const count = v.optional(v.number(), 0);
const keys = v.optional(v.array(v.string()), []);

const runSchema = v.object({
  /** The rate of each watched figure at the last run, by its key. */
  figures: v.optional(v.record(v.string(), v.number()), {}),
  /** Keys of figures with messages for the next run: a push service did not take them. */
  again: keys,
  /** Keys of figures with messages for the next day. */
  tomorrow: keys,
  /** The instant until which a push service asked to wait, in ms, by its host. */
  pausedUntil: v.optional(v.record(v.string(), v.number()), {}),
  /** The day of the last run, and its counts. */
  day: v.exactOptional(rateDateField),
  sent: count,
  refused: count,
  ended: count,
  /** The last day whose digest is finished, and the last device of an unfinished one. */
  digestOn: v.exactOptional(rateDateField),
  digestAfter: v.exactOptional(v.string()),
});

/** What the last run of the job knew. */
export type AlertsRun = v.InferOutput<typeof runSchema>;

/** Reads what the last run knew; throws if the document is malformed. */
export async function readAlertsRun(db: Firestore): Promise<AlertsRun> {
  const stored = await db.doc(alertsRunPath).get();
  const decoded = decodeWith(runSchema, alertsRunPath, stored.data() ?? {});
  if (decoded.ok) return decoded.value;
  throw new Error(`${alertsRunPath}: ${decoded.problem.reason}`);
}

export async function writeAlertsRun(db: Firestore, run: AlertsRun): Promise<void> {
  await db.doc(alertsRunPath).set({ ...run });
}
