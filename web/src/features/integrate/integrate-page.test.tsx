import { locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { press } from '../../testing/page-queries.ts';
import { informationPage, showPart } from '../../testing/show-app.tsx';
import { IntegratePage } from './integrate-page.tsx';

const site = { name: 'Dinar en Direct', url: 'https://x.test', email: 'a@x.test', phone: '' };

it.each(locales)('the page in %s shows the widget and its code in that language', (locale) => {
  const address = pathIn(locale, '/integrer');
  showPart(address, <IntegratePage page={informationPage(address)} site={site} />);
  const path = locale === 'fr' ? '/widget/eur' : `/widget/${locale}/eur`;
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe(path);
  expect(document.querySelector('code')?.textContent).toContain(`src="https://x.test${path}"`);
});

it('says that the code is copied until another choice changes it', async () => {
  userEvent.setup();
  showPart('/integrer', <IntegratePage page={informationPage('/integrer')} site={site} />);
  await press('Copier le code');
  const copied = await screen.findByText('Code copié');
  await userEvent.selectOptions(screen.getByLabelText('Devise'), 'USD');
  expect(copied.textContent).toBe('');
});
