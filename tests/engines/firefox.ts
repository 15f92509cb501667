import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Starts an installed Firefox with a fresh profile, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // By default Firefox resolves service workers and notifications through Mozilla's servers.
      'dom.push.connection.enabled': false,
      'intl.accept_languages': 'fr-TN, fr',
    },
  });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (body) => page.evaluate(`(() => { ${body} })()`) as Promise<never>,
    // A locator waits until the element is in the window and no longer moves; `page.click` finds it once.
    click: (selector) => page.locator(selector).click(),
    type: async (selector, text) => {
      await page.locator(selector).click({ count: 3 });
      await page.keyboard.press('Backspace');
      await page.type(selector, text);
    },
    close: () => browser.close(),
  };
}
