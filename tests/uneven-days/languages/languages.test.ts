import { canonicalPath } from '@dinar/site/pages/canonical-path';
import { publicPages } from '@dinar/site/pages/public-pages';
import { pathIn, prefixedLocales } from '@dinar/site/routes/locale-path';
import { fromRoot } from '@dinar/tools/command/project-root';
import { textFeatures } from '@dinar/tools/texts/text-features';
import { textsByPath } from '@dinar/tools/texts/text-tree';
import { expect, test } from 'vitest';
import { pagesOfScreens } from '../../support/built-pages.ts';
import { sampleCount } from '../../support/sample-count.ts';
import { deriveDocuments } from '../documents/derive-documents.ts';
import { someAddresses } from '../pages/addresses.ts';
import { openRenderer, renderPage } from '../pages/render-page.ts';
import { namedStates } from '../states/named-states.ts';
import { plainState } from '../states/plain-state.ts';
import { randomState } from '../states/random-state.ts';
import type { UnevenState } from '../states/uneven-state.ts';
import { languageFaults, wordsOf } from './check-languages.ts';

const renderer = await openRenderer();
const features = await textFeatures(fromRoot());
const vocabularies = {
  fr: vocabularyOf('fr'),
  ar: vocabularyOf('ar'),
  en: vocabularyOf('en'),
};
const plain = plainState('a plain day', '2026-11-24T10:30:00Z');

function vocabularyOf(locale: 'fr' | 'ar' | 'en') {
  const texts = features.flatMap(({ french, translated }) => [
    ...(locale === 'fr' ? textsByPath(french) : translated[locale]).values(),
  ]);
  return new Set(texts.flatMap(wordsOf));
}

function faultsOf(state: UnevenState, paths: readonly string[]): string[] {
  const documents = deriveDocuments(state);
  return paths.flatMap((path) => {
    const frenchHtml = renderPage(renderer, path, documents, state.now);
    return prefixedLocales.flatMap((locale) => {
      const html = renderPage(renderer, pathIn(locale, path), documents, state.now);
      const own = vocabularies[locale];
      const faults = languageFaults({ locale, html, frenchHtml, french: vocabularies.fr, own });
      return faults.map((fault) => `${state.name} | ${pathIn(locale, path)} | ${fault}`);
    });
  });
}

test.each([
  ['ar', '<p>سعر الصرف Vente</p>', ['p: « vente » in « سعر الصرف Vente »']],
  ['ar', '<p>سعر اليورو 3,33 TND</p>', ['p: turned « سعر اليورو 3,33 TND »']],
  ['ar', '<p><span translate="no">3,33 TND</span></p>', []],
  ['ar', '<p title="\u20663,33 TND\u2069 سعر">سعر</p>', []],
  [
    'en',
    '<p aria-label="Meilleur achat">Best</p>',
    ['p[aria-label]: « meilleur achat » in « Meilleur achat »'],
  ],
  ['en', '<a href="/cours-change">Banks</a>', ['leaves the language: /cours-change']],
  ['en', '<b data-figure="spread">0.40</b>', ['1 figures in French, 2 here']],
  ['en', '<title>1 EUR = 3.40 TND</title>', ['not in French: title 3.40']],
] as const)('In %s, « %s » is found', (locale, body, expected) => {
  const page = (content: string) => `<html><b data-figure="spread">0.30</b>${content}</html>`;
  const own = vocabularies[locale];
  const given = { locale, html: page(body), frenchHtml: page(''), french: vocabularies.fr, own };
  expect(languageFaults(given)).toEqual(expected);
});

// Pages of one screen differ in names and numbers, so beside one of each screen a few are enough for a push.
const publicCount = sampleCount('PUBLIC_PAGES', 40, publicPages.length);
const step = Math.ceil(publicPages.length / publicCount);
const publicPaths = publicPages.filter((_, index) => index % step === 0).map(canonicalPath);

test('No public page in Arabic or English has a French word, a turned figure or another number', () => {
  const paths = new Set([...pagesOfScreens().map(({ path }) => path), ...publicPaths]);
  expect(faultsOf(plain, [...paths])).toEqual([]);
});

// Each state with a few of the addresses: all are seen, and seldom twice for the same words.
const pageCount = sampleCount('PAGES', 2, 5);

test('Nor has any page in any named state', () => {
  const faults = namedStates.flatMap((state, index) => faultsOf(state, somePaths(index)));
  expect(faults).toEqual([]);
}, 600_000);

const days = sampleCount('DAYS', 10, 500);

test('Nor has any page over random days', () => {
  for (let seed = 1; seed <= days; seed += 1) {
    expect(faultsOf(randomState(seed), somePaths(seed)), `day ${seed}`).toEqual([]);
  }
}, 600_000);

function somePaths(first: number): string[] {
  return someAddresses(first, pageCount).map(({ url }) => url);
}
