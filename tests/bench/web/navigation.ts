import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { percentile, printTable } from '../support/results.ts';
import { liveBadge } from './loads/watch-load.ts';
import { openPage, slowPhone, throttle } from './open-page.ts';

/** The milliseconds until a page is shown, reached by a link of home and loaded directly. */
export interface TimedNavigation {
  readonly path: string;
  readonly byLinkMs: number;
  readonly byLoadMs: number;
}

const paths = ['/cours-change', '/convertisseur', '/cryptomonnaies', '/contact'];
// The time for which a visitor reads home once it is live.
const readingMs = 2000;
const arrivalLimitMs = 30_000;

/** Times links of home and direct loads of the same pages, on a slow phone without a service worker. */
export async function measureNavigation(
  siteOrigin: string,
  runs: number,
): Promise<{ readonly navigations: readonly TimedNavigation[] }> {
  const navigations: TimedNavigation[] = [];
  for (const path of paths) {
    const byLink: number[] = [];
    const byLoad: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      byLink.push(await fromHome(siteOrigin, (page) => clickLink(page, path)));
      byLoad.push(await fromHome(siteOrigin, (page) => load(page, siteOrigin + path)));
    }
    navigations.push({
      path,
      byLinkMs: percentile(byLink, 0.5),
      byLoadMs: percentile(byLoad, 0.5),
    });
  }
  printTable(
    `A link of home and a load of the same page (${slowPhone.latencyMs} ms, CPU ×${slowPhone.cpuSlowdown}; p50 of ${runs})`,
    ['page', 'by link, ms', 'by load, ms', 'ratio'],
    navigations.map(({ path, byLinkMs, byLoadMs }) => [
      path,
      Math.round(byLinkMs),
      Math.round(byLoadMs),
      (byLinkMs / byLoadMs).toFixed(2),
    ]),
  );
  return { navigations };
}

async function fromHome(
  siteOrigin: string,
  navigate: (page: Page) => Promise<number>,
): Promise<number> {
  const { page, close } = await openPage('desktop', true);
  try {
    const session = await page.createCDPSession();
    await throttle(session);
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await page.goto(siteOrigin, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(liveBadge);
    await sleep(readingMs);
    return await navigate(page);
  } finally {
    await close();
  }
}

function clickLink(page: Page, path: string): Promise<number> {
  return page.evaluate(followLink, `header nav a[href="${path}"]`, arrivalLimitMs);
}

async function load(page: Page, url: string): Promise<number> {
  const startedAt = Date.now();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return (await page.evaluate(firstPaint)) - startedAt;
}

/** Runs in the page: returns the ms from a click on a link to the frame with the next page's values. */
function followLink(selector: string, limitMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const heading = document.querySelector('h1')?.textContent;
    setTimeout(() => reject(new Error(`${selector} did not lead to another page`)), limitMs);
    const observer = new MutationObserver(() => {
      const shown = document.querySelector('h1')?.textContent;
      if (!shown || shown === heading || document.querySelector('main [aria-busy="true"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    const clickedAt = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
  });
}

/** Runs in the page: returns the time of its first contentful paint. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) {
        resolve(performance.timeOrigin + entry.startTime);
      }
    }).observe({ type: 'paint', buffered: true });
  });
}
