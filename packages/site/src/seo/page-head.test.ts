import { expect, test } from 'vitest';
import { knownPage } from '../testing/known-page.ts';
import { breadcrumbs, pageKeywords } from './page-head.ts';

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
  const links = breadcrumbs(knownPage(path));
  expect(links.map((link) => `${link.label} ${link.path}`)).toEqual(way);
});

const euro = 'Euro dinar tunisien, taux de change EUR TND, cours Euro Tunisie';
const dollar = 'Dollar US dinar tunisien, taux de change USD TND, cours Dollar US Tunisie';
const yen = 'Yen Japonais dinar tunisien, taux de change JPY TND, cours Yen Japonais Tunisie';

test.each([
  ['/cours-change', `cours de change banques, ${euro}`],
  ['/meilleur-taux-de-dollar', `cours de change banques, ${dollar}`],
  [
    '/cours-change/biat',
    'cours de change BIAT, taux de change BIAT, Banque Internationale Arabe de Tunisie',
  ],
  ['/comparateur', `comparateur de taux de change, ${euro}`],
  ['/comparateur/jpy', `comparateur de taux de change, ${yen}`],
  ['/convertisseur', `convertisseur de devises, ${euro}`],
  ['/convertisseur/usd/tnd', `convertisseur de devises, ${dollar}`],
  ['/convertisseur/tnd/jpy', `convertisseur de devises, ${yen}`],
  ['/10-dollars-en-dinar-tunisien', `10 dollars en dinar tunisien, ${dollar}`],
  ['/cryptomonnaies', 'crypto-monnaies, prix Bitcoin, prix Ethereum'],
  ['/faq', 'Questions fréquentes'],
])('The keywords of %s are its own and those of every page', (path, own) => {
  expect(pageKeywords(knownPage(path))).toBe(`${own}, taux de change Tunisie, dinar tunisien`);
});
