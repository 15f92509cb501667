import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { browserFlags } from '../../support/browser-flags.ts';
import { findBrowser } from '../../support/find-browser.ts';

export interface OpenPage {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

export type Screen = 'phone' | 'desktop';

const screens = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

/** A page of a browser of its own: fresh profile, empty cache. */
export async function openPage(screen: Screen): Promise<OpenPage> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...browserFlags],
  });
  const context = await browser.newContext({
    locale: 'fr-TN',
    timezoneId: 'Africa/Tunis',
    ...screens[screen],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { browser, context, page, session, close: () => browser.close() };
}

let found: Promise<string> | undefined;

/** The browser of every measurement, looked for once. */
export function browserPath(): Promise<string> {
  found ??= findBrowser('whole');
  return found;
}
