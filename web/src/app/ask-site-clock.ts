import { whenOnline } from '../ui/browser/when-online.ts';
import { setSiteClock } from '../ui/clock/site-clock.ts';

// A small file on the site's own origin, served without any function.
const address = '/robots.txt';

/** Sets the site's clock to the server's time, as soon as there is a connection. */
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
    // The connection was lost meanwhile: the device's clock stays in use.
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
