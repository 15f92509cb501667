import { locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { informationPage } from '../../testing/show-app.tsx';
import { FrenchVersion } from './french-version.tsx';

it('a translated legal text leads to the French one, which counts', () => {
  const links = locales.map((locale) => {
    const page = informationPage(pathIn(locale, '/conditions-d-utilisation'));
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
