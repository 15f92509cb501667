import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPart } from '../../testing/show-app.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { useOfferedLanguage } from './use-offered-language.ts';

function Offer() {
  const offered = useOfferedLanguage();
  return offered ? <LanguageOffer language={offered} /> : null;
}

function show(path: string, languages: readonly string[] | undefined) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages as readonly string[]);
  showPart(path, <Offer />);
  const link = screen.queryByRole('link');
  return link && [link.textContent, link.getAttribute('href')];
}

it('offers the language that the browser prefers, once', () => {
  const languages = ['de-DE', 'ar-TN', 'fr'];
  expect(show('/cours-change', languages)).toEqual([
    'هذه الصفحة متوفرة بالعربية',
    '/ar/cours-change',
  ]);
  cleanup();
  expect(show('/cours-change', languages)).toBeNull();
});

it.each([
  ['/', ['fr-TN', 'ar']],
  ['/en', ['en-GB']],
  ['/', ['de', 'it']],
  ['/', undefined],
])('offers nothing on %s to a reader of %j', (path, languages) => {
  expect(show(path, languages)).toBeNull();
});
