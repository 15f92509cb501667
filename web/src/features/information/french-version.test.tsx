import { locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { knownPage } from '@dinar/site/testing/known-page';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FrenchVersion } from './french-version.tsx';

it('a translated legal text leads to the French one, which counts', () => {
  const links = locales.map((locale) => {
    const page = knownPage(pathIn(locale, '/conditions-d-utilisation'));
    if (page.kind !== 'information') throw new Error('The terms are an information page');
    return render(<FrenchVersion page={page} />).container.querySelector('a');
  });
  expect(links.map((link) => link?.getAttribute('href'))).toEqual([
    undefined,
    '/conditions-d-utilisation',
    '/conditions-d-utilisation',
  ]);
  expect(links.map((link) => link?.parentElement?.textContent)).toEqual([
    undefined,
    'هذا النص ترجمة: النسخة الفرنسية هي المعتمدة.',
    'This text is a translation: the French version prevails.',
  ]);
});
