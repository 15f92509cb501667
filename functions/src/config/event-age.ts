/**
 * How long a failing event is tried again. The platform would go on for 24 hours; a fault that
 * outlives a working day of retries is no passing one, and the record of it is worth more.
 */
export const maxEventAgeHours = 6;

/** Whether an event (its RFC 3339 time) is too old to be tried again. */
export function isTooOld(eventTime: string, now: Date): boolean {
  return now.getTime() - Date.parse(eventTime) > maxEventAgeHours * 3_600_000;
}

export const tooOldDetail = `Still failing ${maxEventAgeHours} hours after the event.`;
