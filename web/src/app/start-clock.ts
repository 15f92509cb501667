import { setSiteClock } from '../ui/clock/site-clock.ts';
import { askSiteClock } from './ask-site-clock.ts';

// A page in the CDN is 11 minutes old at most: what differs more is an old page or a wrong clock.
const plausibleAgeMs = 15 * 60_000;

/**
 * Sets the site's clock where the device's cannot be right, or may not be: no page was rendered in the
 * future, and a page that seems old is a reason to ask the server for the time.
 */
export function startClock(renderedAt: Date | undefined): void {
  const ageMs = renderedAt ? Date.now() - renderedAt.getTime() : undefined;
  if (renderedAt && ageMs !== undefined && ageMs < 0) setSiteClock(renderedAt);
  if (ageMs !== undefined && Math.abs(ageMs) < plausibleAgeMs) return;
  askSiteClock().catch(reportError);
}
