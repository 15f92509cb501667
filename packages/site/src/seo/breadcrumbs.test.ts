import { expect, test } from 'vitest';
import { pageAt } from '../pages/page.ts';
import { breadcrumbs } from './page-head.ts';

test.each([
  ['/', []],
  ['/meilleur-taux-de-dollar', ['Accueil /', 'Banques /cours-change']],
  ['/comparateur', ['Accueil /', 'Comparateur /comparateur']],
  ['/comparateur/USD', ['Accueil /', 'Comparateur /comparateur', 'USD / TND /comparateur/usd']],
  ['/convertisseur', ['Accueil /', 'Convertisseur /convertisseur']],
  [
    '/convertisseur/TND/EUR/37',
    ['Accueil /', 'Convertisseur /convertisseur', 'TND en EUR /convertisseur/tnd/eur'],
  ],
  [
    '/10-euros-en-dinar-tunisien',
    [
      'Accueil /',
      'Convertisseur /convertisseur',
      '10 euros en dinar tunisien /10-euros-en-dinar-tunisien',
    ],
  ],
  ['/cryptomonnaies/bitcoin', ['Accueil /', 'Crypto-monnaies /cryptomonnaies']],
  ['/contact', ['Accueil /', 'Contactez-nous /contact']],
])('The breadcrumbs of %s lead from home to its canonical address', (path, way) => {
  const page = pageAt(path);
  expect(page && breadcrumbs(page).map((link) => `${link.label} ${link.path}`)).toEqual(way);
});
