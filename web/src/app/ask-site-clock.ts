import { whenOnline } from '../ui/browser/when-online.ts';
import { setSiteClock } from '../ui/clock/site-clock.ts';

// Small, on our own origin, and there without any function.
const address = '/robots.txt';

/** Sets the site's clock by the server's, as soon as there is a connection. */
export async function askSiteClock(): Promise<void> {
  await whenOnline();
  const time = await serverTime();
  if (time) setSiteClock(time);
}

async function serverTime(): Promise<Date | undefined> {
  try {
    const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return instantOf(headers);
  } catch (reason) {
    // The connection goes just then: the device's clock has to do.
    console.info('The server did not report the time:', reason);
    return undefined;
  }
}

/** The instant of an answer: when it was made, and how long a cache on its way has kept it. */
export function instantOf(headers: Headers): Date | undefined {
  const madeAt = Date.parse(headers.get('date') ?? '');
  const ageS = Number(headers.get('age') ?? 0);
  return Number.isNaN(madeAt + ageS) ? undefined : new Date(madeAt + ageS * 1000);
}
