import type { EventFacts } from '../store/records/dead-letter.ts';
import { recordGivenUp } from './record-given-up.ts';

// The platform would go on for 24 hours; a fault that outlives a working day of retries is no passing one,
// and the record of it is worth more.
const maxEventAgeHours = 6;

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
    if (Date.now() - Date.parse(event.time) <= maxEventAgeHours * 3_600_000) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    await recordGivenUp(event, {
      functionName,
      reason: 'too-old',
      detail: `Échec répété pendant ${maxEventAgeHours} heures ; ce qui devait suivre n’a pas été fait. ${cause}`,
    });
  }
}
