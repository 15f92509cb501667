import { siteNow } from '../../ui/clock/site-clock.ts';

/**
 * The age up to which a listener starts from the page's own values. Pages from the CDN are 11 minutes old at
 * most. For older ones, such as those of a service worker, everything is read again, which also removes
 * documents that were deleted by hand.
 */
export const maxStartAgeMs = 15 * 60_000;

// A write has the time at which the database processed its request, but it is readable only after its commit,
// which may be later. The delay has no documented limit. A write that takes longer appears on the next page.
const overlapMs = 30_000;

/**
 * Returns the instant from which to request changes of values that the database read at `asOf`; undefined if
 * all values must be read. Both are database times. The clock of this device only decides the age, and an
 * error in it can only cost reads.
 */
export function changesSince(asOf: Date | number | undefined): Date | undefined {
  if (asOf === undefined) return undefined;
  const readMs = Number(asOf);
  return siteNow().getTime() - readMs > maxStartAgeMs ? undefined : new Date(readMs - overlapMs);
}
