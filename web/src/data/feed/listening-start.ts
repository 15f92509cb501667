import { siteNow } from '../../ui/clock/site-clock.ts';

/**
 * Until this age a page is followed from its own values: the CDN's are 11 minutes old at most. Older ones, such
 * as those of a service worker, begin anew, which also mends what was deleted by hand.
 */
export const maxStartAgeMs = 15 * 60_000;

// A write bears the instant at which the database processed its request, and can be read once it is committed,
// which may be later: no document says by how much at most. What a slower one wrote is on the next page.
const overlapMs = 30_000;

/**
 * Since when to ask for changes of values that the database gave at an instant; undefined where all are to be
 * read. Both instants are the database's: this device's clock is asked for the age alone, and can only cost reads.
 */
export function changesSince(asOf: Date | number | undefined): Date | undefined {
  if (asOf === undefined) return undefined;
  const readMs = Number(asOf);
  return siteNow().getTime() - readMs > maxStartAgeMs ? undefined : new Date(readMs - overlapMs);
}
