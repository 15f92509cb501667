import { browserFlags } from '@dinar/tools/browser/browser-flags';
import { findBrowser } from '@dinar/tools/browser/find-browser';
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';

const screens = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 412, height: 823, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true },
} as const;

export type Screen = keyof typeof screens;

export interface OpenPage {
  readonly page: Page;
  close(): Promise<void>;
}

// Higher than any page: the browser does not show a frame that changes nothing within the window, and an
// input is timed to the next shown frame.
const windowSize = '1280,1100';

/**
 * Opens a page in a browser of its own, with a fresh profile and an empty cache.
 *
 * An inspected network keeps the minute-long answer that delivers the rates, and its end blocks the main
 * thread for a second at CPU ×4. Measure inputs without inspection.
 */
export async function openPage(screen: Screen, inspectsNetwork: boolean): Promise<OpenPage> {
  const browser = await puppeteer.launch({
    executablePath: await browserPath(),
    args: [...browserFlags, '--lang=fr-TN', `--window-size=${windowSize}`],
    defaultViewport: screens[screen],
    networkEnabled: inspectsNetwork,
  });
  const page = await browser.newPage();
  await page.emulateFocusedPage(true);
  return { page, close: () => browser.close() };
}

let found: Promise<string> | undefined;

/** The browser of every measurement, found once. */
function browserPath(): Promise<string> {
  found ??= findBrowser('whole');
  return found;
}

/** A cheap phone on a slow network: Lighthouse's mobile preset as DevTools applies it. */
export const slowPhone = { latencyMs: 562, downKbps: 1470, upKbps: 675, cpuSlowdown: 4 } as const;

const bytesPerKbit = 125;

/** Throttles one page's network and processor with the browser's own emulation. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: slowPhone.downKbps * bytesPerKbit,
    uploadThroughput: slowPhone.upKbps * bytesPerKbit,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
}
