import { setSiteClock } from '../ui/site-clock.ts';
import { whenOnline } from '../ui/when-online.ts';

// Small, on our own origin, and there without any function.
const address = '/robots.txt';

/** Sets the site's clock by the server's, as soon as there is a connection. */
export async function askSiteClock(): Promise<void> {
  await whenOnline();
  const told = await toldTime();
  if (told) setSiteClock(told);
}

async function toldTime(): Promise<Date | undefined> {
  try {
    const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return instantOf(headers);
  } catch (reason) {
    // The connection goes just then: the device's clock has to do.
    console.info('The server did not tell the time:', reason);
    return undefined;
  }
}

/** The instant of an answer: when it was made, and how long a cache on its way has kept it. */
export function instantOf(headers: Headers): Date | undefined {
  const madeAt = Date.parse(headers.get('date') ?? '');
  const ageS = Number(headers.get('age') ?? 0);
  return Number.isNaN(madeAt + ageS) ? undefined : new Date(madeAt + ageS * 1000);
}
