import puppeteer, { type Page } from 'puppeteer-core';
import { browserFlags } from '../../support/browser-flags.ts';
import { browserPath } from './open-page.ts';

export interface PlainPage {
  readonly page: Page;
  close(): Promise<void>;
}

const viewport = { width: 1280, height: 900 };
// As wide as the page and higher: a frame that changes nothing within the window is not shown, and a
// press is timed to the next one that is.
const windowSize = `${viewport.width},${viewport.height + 200}`;

/**
 * A page of a browser of its own whose network nobody inspects, as no visitor's is: an inspected browser
 * keeps the whole of the minute-long answer that rates come in, and reads it at its end on the page's
 * own thread, a second at CPU ×4. Playwright always inspects.
 */
export async function openPlainPage(): Promise<PlainPage> {
  const browser = await puppeteer.launch({
    executablePath: await browserPath(),
    args: [...browserFlags, '--lang=fr', `--window-size=${windowSize}`],
    defaultViewport: viewport,
    networkEnabled: false,
  });
  const page = await browser.newPage();
  await page.emulateFocusedPage(true);
  return { page, close: () => browser.close() };
}
