import { cloudLog } from '../config/cloud-log.ts';
import { database } from '../config/database.ts';
import { logMessage } from '../log/log-messages.ts';
import { type EventFacts, type GivenUp, recordDeadLetter } from '../store/records/dead-letter.ts';

/** Lets an event go: for staff a dead letter, for operators a line of the log, which an alert follows. */
export async function recordGivenUp(event: EventFacts, givenUp: GivenUp): Promise<void> {
  await recordDeadLetter(database(), event, givenUp, new Date());
  cloudLog.error(logMessage.givenUp, { document: event.document, ...givenUp });
}
