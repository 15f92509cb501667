import { expect, test } from 'vitest';
import { knownPage } from '../testing/known-page.ts';
import { converterHeading } from './converter-heading.ts';

test.each([
  ['/convertisseur', 'Convertisseur de devises'],
  ['/convertisseur/10-roubles-en-or', 'Convertisseur de devises'],
  ['/50-euros-en-dinar-tunisien', '50 euros en dinar tunisien'],
  ['/1-dollar-en-dinar-tunisien', '1 dollar en dinar tunisien'],
  ['/50-euros-en-dinar-tunisien?from=USD&amount=200', '200 dollars en dinar tunisien'],
  ['/convertisseur?from=EUR&to=TND&amount=1.5', '1,5 euro en dinar tunisien'],
  [
    '/convertisseur/eur/tnd/123456789012345,678',
    '123\u202f456\u202f789\u202f012\u202f345,678 euros en dinar tunisien',
  ],
  ['/convertisseur/eur/tnd', 'Euro (EUR) en Dinar Tunisien (TND)'],
  ['/convertisseur?from=TND&to=USD&amount=50', '50 TND en Dollar US'],
  ['/convertisseur?from=TND&to=USD&amount=50&intent=buy', 'Acheter 50 USD'],
  ['/convertisseur/eur/tnd/٢٠٠', '200 euros en dinar tunisien'],
  ['/50-euros-en-dinar-tunisien?amount=1e9', 'Euro (EUR) en Dinar Tunisien (TND)'],
  ['/convertisseur/eur/eur/5', 'Convertisseur de devises'],
  ['/convertisseur/gbp/tnd/200', '200 GBP en dinar tunisien'],
  ['/en/convertisseur', 'Currency converter'],
  ['/en/1-dollar-en-dinar-tunisien', '1 dollar to Tunisian dinars'],
  ['/en/convertisseur?from=EUR&to=TND&amount=1234.5', '1,234.5 euros to Tunisian dinars'],
  ['/en/convertisseur?from=TND&to=USD&amount=50&intent=buy', 'Buy 50 USD'],
  ['/ar/10-dollars-en-dinar-tunisien', '\u206610\u2069 دولارات بالدينار التونسي'],
  ['/ar/convertisseur?from=TND&to=USD&amount=50', 'تحويل \u206650 TND\u2069 إلى دولار أمريكي'],
])('The heading of %s is « %s »', (address, heading) => {
  const page = knownPage(address);
  if (page.kind !== 'converter' && page.kind !== 'conversion') throw new Error(address);
  expect(converterHeading(page, page.locale)).toBe(heading);
});
