import type { CDPSession, Page } from '@playwright/test';

/** Watches one number of the comparison table; instants are ms since 1970. */
export interface RateWatch {
  /** Says which number is awaited: a bank by its full name, and its purchase rate as shown. */
  expect(bankName: string, shown: string): Promise<void>;
  /** When the awaited number was painted. */
  painted(): Promise<number>;
  /** When the first of the listener's data after an instant reached the browser. */
  receivedAfter(instantMs: number): number;
}

const paintLimitMs = 15_000;

/** To be called before the page is opened. */
export async function watchRate(page: Page, session: CDPSession): Promise<RateWatch> {
  const receivedAfter = await watchListener(session);
  await page.addInitScript(noteAwaitedRate);
  return {
    expect: (bankName, shown) =>
      page.evaluate(
        (awaited) => {
          Object.assign(window, { awaited, paintedAt: undefined });
        },
        { bankName, shown },
      ),
    painted: async () => {
      const handle = await page.waitForFunction(() => Reflect.get(window, 'paintedAt'), undefined, {
        timeout: paintLimitMs,
      });
      return Number(await handle.jsonValue());
    },
    receivedAfter,
  };
}

/** Runs in the page; names no function of its own (see watch-load.ts). */
function noteAwaitedRate(): void {
  new MutationObserver(() => {
    const awaited = Reflect.get(window, 'awaited');
    if (!awaited || Reflect.get(window, 'paintedAt') !== undefined) return;
    const name = document.querySelector(`main table [title="${CSS.escape(awaited.bankName)}"]`);
    if (name?.closest('tr')?.querySelector('td')?.textContent !== awaited.shown) return;
    Object.assign(window, { awaited: undefined });
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        Object.assign(window, { paintedAt: performance.timeOrigin + performance.now() });
      };
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Notes when data of Firestore's listening channel arrives, on the wall's clock. */
async function watchListener(session: CDPSession): Promise<RateWatch['receivedAfter']> {
  const clockOf = new Map<string, number>();
  const arrivals: number[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (request.url.includes('/Listen/channel')) clockOf.set(requestId, wallTime - timestamp);
  });
  session.on('Network.dataReceived', ({ requestId, timestamp }) => {
    const clock = clockOf.get(requestId);
    if (clock !== undefined) arrivals.push((clock + timestamp) * 1000);
  });
  await session.send('Network.enable');
  return (instantMs) => {
    const arrival = arrivals.find((at) => at >= instantMs);
    if (arrival === undefined) throw new Error('The listener brought nothing since');
    return arrival;
  };
}
