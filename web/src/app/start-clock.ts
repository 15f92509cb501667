import { askSite } from '../ui/browser/site-reach.ts';
import { followSiteClock, setSiteClock, siteNow } from '../ui/clock/site-clock.ts';

// A page in the CDN is at most 11 minutes old; a larger difference means an old page or a wrong clock.
const plausibleAgeMs = 15 * 60_000;
// The two clocks of a device drift apart by some seconds a day.
const driftMs = 10_000;

/**
 * Sets the site's clock, and keeps it right for the visit. If the page is from the future of the device's clock,
 * that clock is slow, and the page's instant counts. The server's time is asked for if the page's age is unknown
 * or implausible, and whenever the device's clock has jumped against `performance.now()`: somebody set it, or the
 * device slept. Without an answer it is asked for again. Returns a function that ends this.
 */
export function startClock(renderedAt: Date | undefined): () => void {
  const ageMs = renderedAt ? Date.now() - renderedAt.getTime() : Number.POSITIVE_INFINITY;
  setSiteClock(renderedAt && ageMs < 0 ? renderedAt : new Date());
  let isKnown = Math.abs(ageMs) < plausibleAgeMs;
  let offsetMs = deviceOffsetMs();
  let isAsking = false;

  const check = async () => {
    const jumpMs = deviceOffsetMs() - offsetMs;
    const hasJumped = Math.abs(jumpMs) > driftMs;
    if (isAsking || (isKnown && !hasJumped)) return;
    isAsking = true;
    offsetMs += jumpMs;
    const time = await serverTime();
    if (time) setSiteClock(time);
    else if (hasJumped && hasSlept(jumpMs)) setSiteClock(new Date(siteNow().getTime() + jumpMs));
    isKnown = time !== undefined;
    isAsking = false;
  };
  const run = () => void check().catch(reportError);
  run();
  return followSiteClock(run);
}

function deviceOffsetMs(): number {
  return Date.now() - performance.now();
}

// A device's clock that now agrees with the site's was set right.
function hasSlept(jumpMs: number): boolean {
  return jumpMs > 0 && Math.abs(Date.now() - siteNow().getTime()) > plausibleAgeMs;
}

async function serverTime(): Promise<Date | undefined> {
  try {
    return instantOf(await askSite());
  } catch (reason) {
    console.info('The server did not report the time:', reason);
    return undefined;
  }
}

/** Returns the instant of a response: its `Date` header plus the seconds it spent in caches (`Age`). */
export function instantOf(headers: Headers): Date | undefined {
  const madeAt = Date.parse(headers.get('date') ?? '');
  const ageS = Number(headers.get('age') ?? 0);
  return Number.isNaN(madeAt + ageS) ? undefined : new Date(madeAt + ageS * 1000);
}
