import { locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { knownPage } from '@dinar/site/testing/known-page';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleContext } from '../../ui/language/locale-context.ts';
import { IntegratePage } from './integrate-page.tsx';

const site = { name: 'Dinar en Direct', url: 'https://x.test', email: 'a@x.test', phone: '' };

it.each(locales)('the page in %s shows the widget and its code in that language', (locale) => {
  const page = knownPage(pathIn(locale, '/integrer'));
  if (page.kind !== 'information') throw new Error('The page of the widget is one of information');
  const { container } = render(
    <LocaleContext value={locale}>
      <IntegratePage page={page} site={site} />
    </LocaleContext>,
  );
  const path = locale === 'fr' ? '/widget/eur' : `/widget/${locale}/eur`;
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe(path);
  expect(container.querySelector('code')?.textContent).toContain(`src="https://x.test${path}"`);
});
