import { database } from '../config/database.ts';
import { isTooOld, tooOldDetail } from '../config/event-age.ts';
import { type EventFacts, recordDeadLetter } from '../store/dead-letter.ts';

/**
 * Runs a handler for an event. What fails is thrown, so that the platform tries again, until the
 * event is too old: then the failure is recorded for staff and the event is let go. A late event
 * is handled like any other, for what it asks can always still be done.
 */
export async function giveUpWhenOld(
  functionName: string,
  event: EventFacts,
  handle: () => Promise<void>,
): Promise<void> {
  try {
    await handle();
  } catch (error) {
    const now = new Date();
    if (!isTooOld(event.time, now)) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    const givenUp = {
      functionName,
      reason: 'too-old',
      detail: `${tooOldDetail} ${cause}`,
    } as const;
    await recordDeadLetter(database(), event, givenUp, now);
  }
}
