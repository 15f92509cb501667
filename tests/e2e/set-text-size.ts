import { expect, type Page } from '@playwright/test';

/** The browsers' default text size, in CSS pixels. */
const standardSize = 16;

/**
 * Sets the text size as a visitor does in the browser's settings, in percent of the default size. Unlike a
 * style of the root element, it also applies to media queries in rem.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((standardSize * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  await session.detach();
}
