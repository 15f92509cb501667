import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What shows that rates arrive in real time. */
export const liveBadge = (page: Page) => page.getByTitle('Les cours arrivent en direct');

/** The strip that reports a lost connection, demonstration values and missing parts. */
export const dataNotice = (page: Page) =>
  page.getByRole('complementary', { name: 'État des données' });

/**
 * What the strip says of a lost connection, offline or not: Chromium 150 may forget the emulated offline state, and
 * then reports the detected one while requests keep failing.
 */
export const lostWords = /Hors connexion|Connexion interrompue/;

/** Home's first answer: what one unit of a currency is worth. */
export const rateOnHome = (page: Page, currency = 'EUR') =>
  page.getByRole('region', { name: `Cours actuel de 1 ${currency} en dinar tunisien` });

/**
 * Gives timers of some lengths of a page another length, in ms: a clock that jumps would end the SDK's own connection.
 */
export function changeTimers(
  target: Page | BrowserContext,
  lengths: Readonly<Record<number, number>>,
): Promise<unknown> {
  return target.addInitScript((changed) => {
    const later = window.setTimeout;
    const timer = (run: () => void, ms = 0) => later(run, changed[ms] ?? ms);
    Object.assign(window, { setTimeout: timer });
  }, lengths);
}

/** How many CSS pixels the page is wider than its window. */
export function beyondWindow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

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

/** Writes a message of Amel Ben Salah, whose name has spaces around it, into the contact form. */
export async function fillMessage(
  page: Page,
  subject: string,
  email = 'amel@example.tn',
  message = 'Bonjour, une question simple.',
): Promise<void> {
  await page.getByLabel('Nom complet').fill('  Amel Ben Salah ');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Sujet').fill(subject);
  await page.locator('textarea').fill(message);
}
