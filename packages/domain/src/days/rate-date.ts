declare const rateDateBrand: unique symbol;

/** A valid calendar day, 'YYYY-MM-DD'. */
export type RateDate = string & { readonly [rateDateBrand]: true };

const dayMs = 86_400_000;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a day 'YYYY-MM-DD'; returns undefined for a day that does not exist. */
export function parseRateDate(text: string): RateDate | undefined {
  return isRateDate(text) ? text : undefined;
}

/** The UTC day of an instant; throws RangeError when the instant is no valid date. */
export function utcDay(now: Date): RateDate {
  return dayFromMs(now.getTime());
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: RateDate, count: number): RateDate {
  return dayFromMs(dayStart(day).getTime() + count * dayMs);
}

/** The number of days from `from` to `to`, negative when `to` comes first. */
export function daysBetween(from: RateDate, to: RateDate): number {
  return (dayStart(to).getTime() - dayStart(from).getTime()) / dayMs;
}

/** The first instant of a day, UTC. */
export function dayStart(day: RateDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayFromMs(ms: number): RateDate {
  const text = new Date(ms).toISOString().slice(0, 10);
  if (!isDayOfIsoInstant(text)) {
    throw new RangeError(`No four-digit year has the instant ${ms} ms`);
  }
  return text;
}

// The instant is valid, so its day exists; only its form may differ, beyond the year 9999.
function isDayOfIsoInstant(text: string): text is RateDate {
  return dayForm.test(text);
}

function isRateDate(text: string): text is RateDate {
  if (!dayForm.test(text)) return false;
  // `Date` reads 30 February as 2 March and month 13 as invalid.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}
