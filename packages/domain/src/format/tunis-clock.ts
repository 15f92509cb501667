// UTC+1 the whole year: https://www.iana.org/time-zones, Africa/Tunis since 2009. Not by Intl: a
// formatter with a time zone takes a phone 30 ms to make, before the page answers to anything.
const tunisOffsetMs = 3_600_000;

/** What Tunisia's clock shows at an instant, as ISO 8601 writes it: "2026-11-20T10:05:00.000Z". */
export function tunisClock(instant: Date): string {
  return new Date(instant.getTime() + tunisOffsetMs).toISOString();
}

/** The time of day in Tunis, wherever the page is drawn: "14:32". */
export function formatTimeInTunis(instant: Date): string {
  return tunisClock(instant).slice(11, 16);
}
