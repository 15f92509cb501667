import { cloudLog } from '../config/cloud-log.ts';
import { database } from '../config/database.ts';
import { logMessage } from '../log/log-messages.ts';
import { type EventFacts, type GivenUp, recordDeadLetter } from '../store/records/dead-letter.ts';

/** Gives up an event: writes a dead letter for staff and a log line for operators, which an alert matches. */
export async function recordGivenUp(event: EventFacts, givenUp: GivenUp): Promise<void> {
  await recordDeadLetter(database(), event, givenUp, new Date());
  cloudLog.error(logMessage.givenUp, { document: event.document, ...givenUp });
}
