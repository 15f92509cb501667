import { expect, test } from 'vitest';
import { pageAt } from '../pages/page.ts';
import { pageKeywords } from './page-head.ts';

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
  const page = pageAt(path);
  expect(page && pageKeywords(page)).toBe(`${own}, taux de change Tunisie, dinar tunisien`);
});
