import { expect, type Page } from '@playwright/test';

/** The browsers' standard size of text, in CSS pixels. */
const standardSize = 16;

/**
 * Sets the size of text as a visitor does in the browser's settings, in percent of the standard
 * one. Unlike a style of the root element it counts for media queries in rem too.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((standardSize * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  await session.detach();
}
