import { setSiteClock } from '../ui/clock/site-clock.ts';
import { askSiteClock } from './ask-site-clock.ts';

// A page in the CDN is at most 11 minutes old; a larger difference means an old page or a wrong clock.
const plausibleAgeMs = 15 * 60_000;

/**
 * Corrects the site's clock. If the page is from the future of the device's clock, that clock is slow, and
 * the site's clock is set to the page's instant. If the page's age is unknown or implausible, the clock may
 * be wrong, and the server's time is requested.
 */
export function startClock(renderedAt: Date | undefined): void {
  const ageMs = renderedAt ? Date.now() - renderedAt.getTime() : undefined;
  if (renderedAt && ageMs !== undefined && ageMs < 0) setSiteClock(renderedAt);
  if (ageMs !== undefined && Math.abs(ageMs) < plausibleAgeMs) return;
  askSiteClock().catch(reportError);
}
