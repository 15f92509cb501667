import { cloudLog } from '../config/cloud-log.ts';
import { database } from '../config/database.ts';
import { logMessage } from '../log/log-messages.ts';
import { type EventFacts, type GivenUp, recordDeadLetter } from '../store/records/dead-letter.ts';

// The platform would retry for 24 hours. A fault that outlives a working day of retries is not temporary,
// and a record of it is more useful.
const maxEventAgeHours = 6;

/**
 * Runs a handler for an event. Rethrows its error, so that the platform retries, until the event is too
 * old: then records the failure for staff and gives up the event. A late event is handled like any other,
 * because its work can always still be done.
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

/** Gives up an event: writes a dead letter for staff and a log line for operators, which an alert matches. */
export async function recordGivenUp(event: EventFacts, givenUp: GivenUp): Promise<void> {
  await recordDeadLetter(database(), event, givenUp, new Date());
  cloudLog.error(logMessage.givenUp, { document: event.document, ...givenUp });
}
