import type { Locale } from '@dinar/domain/language/locale';
import { contactTexts } from '@dinar/site/texts/contact/contact-texts';
import type { Page } from '@playwright/test';
import { builtPages } from '../support/built-pages.ts';

/** One state of one address, photographed at every width in both themes. */
export interface View {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state, once it is rendered. */
  readonly prepare?: (page: Page, locale: Locale) => Promise<void>;
}

/** States that an address alone does not show. */
const states: readonly View[] = [
  { name: 'home-dollar', path: '/?devise=USD' },
  { name: 'amount-to-buy', path: '/convertisseur?from=TND&to=USD&amount=12000&intent=buy' },
  {
    name: 'home-offline',
    path: '/',
    prepare: async (page) => {
      await page.waitForTimeout(3000);
      await page.context().setOffline(true);
      await page.waitForTimeout(3000);
    },
  },
  { name: 'menu', path: '/', prepare: (page) => clickIfShown(page, /menu/i) },
  { name: 'bank-central', path: '/cours-change/banque-centrale-tunisie' },
  { name: 'bank-unknown', path: '/cours-change/banque-inconnue' },
  { name: 'comparator-dirham', path: '/comparateur/aed' },
  { name: 'converter-huge', path: '/convertisseur/usd/tnd/987654321' },
  { name: 'converter-bank', path: '/convertisseur?from=EUR&to=TND&amount=100&bank=biat' },
  { name: 'converter-lacking-bank', path: '/convertisseur?from=TRY&to=TND&amount=100&bank=stb' },
  { name: 'converter-zero', path: '/convertisseur/eur/tnd/0' },
  {
    name: 'contact-error',
    path: '/contact',
    prepare: (page, locale) => clickIfShown(page, contactTexts[locale].send),
  },
  { name: 'contact-sent', path: '/contact', prepare: sendMessage },
];

/** Every built route at a sample address, then the states, limited to names that contain one of the words. */
export function galleryViews(words: readonly string[]): View[] {
  const all: readonly View[] = [...builtPages(), ...states];
  return all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

async function clickIfShown(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  if (await button.isVisible()) await button.click();
}

async function sendMessage(page: Page, locale: Locale): Promise<void> {
  const { labels, send, sent } = contactTexts[locale];
  await page.waitForTimeout(1500);
  await page.getByLabel(labels.name).fill('Amel Ben Salah');
  await page.getByLabel(labels.email).fill('amel@example.tn');
  await page.getByLabel(labels.subject).fill('Cours du riyal');
  await page.getByLabel(labels.message).fill('Bonjour, le cours du riyal est-il celui du jour ?');
  await page.getByRole('button', { name: send }).click();
  await page.getByText(sent.title).waitFor();
}
