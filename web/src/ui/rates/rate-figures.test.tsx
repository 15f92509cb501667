import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { LiveRate } from '@dinar/domain/rates/currency-rates';
import { currencyToday } from '@dinar/domain/today/board-of-today';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { day, euroStats, friday } from '../../testing/rates-fixtures.ts';
import { BestFigures } from './best-figures.tsx';
import { type FiguresProps, RateFigures } from './rate-figures.tsx';
import { ManualFigure, MarketFigures } from './reference-figures.tsx';

function show(stats = euroStats(), today = friday) {
  const rates = currencyToday(stats, today);
  const figures: FiguresProps = { code: stats.currency, rates, isLoading: false, today };
  render(
    <RateFigures>
      <MarketFigures {...figures} />
      <ManualFigure {...figures} />
      <BestFigures {...figures} />
    </RateFigures>,
  );
}

function liveWith(fields: Partial<LiveRate>) {
  const { live } = euroStats();
  if (!live) throw new Error('The fixture has a live rate.');
  return euroStats({ live: { ...live, ...fields } });
}

/** The text of each card. */
function cards() {
  return screen
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent?.replace(/\s+/g, ' ').trim());
}

it('each rate has its own day and source, with a link to its provider', () => {
  show();
  expect(cards()).toEqual([
    'Banque Centrale3,3752 TNDAujourd’hui · Source : Banque Centrale de Tunisie',
    'Taux direct3,3891 TNDAujourd’hui · Source : ExchangeRate-API',
    'Meilleur achat3,3600 TNDBIBIATPour vendre vos EURAujourd’hui · Source : site de la banque',
    'Meilleure vente3,4000 TNDBNBNAPour acheter des EURAujourd’hui · Source : site de la banque',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.bct.gov.tn/',
    'https://www.exchangerate-api.com/',
    '/cours-change/biat/eur',
    '/cours-change/bna/eur?intent=buy',
  ]);
});

it('a live rate from 14 days ago is not shown, and the card gives the reason', () => {
  show(liveWith({ date: day('2026-11-06') }));
  expect(cards()[1]).toBe('Taux direct–aucun cours de moins de 8 jours');
});

it('the card of the central bank shows that it does not quote a currency', () => {
  const { central: _, ...stats } = euroStats({ currency: 'AUD' });
  show(stats);
  expect(cards()[0]).toBe('Banque Centrale–non coté par la BCT');
});

it('the central bank’s rate for banknotes has its own card if it is known', () => {
  show(euroStats({ central: { value: 3.3752, manualValue: 3.3741, date: friday, source: 'bct' } }));
  expect(cards()[2]).toBe(
    'Change manuel BCT3,3741 TNDCours moyen des billetsAujourd’hui · Source : Banque Centrale de Tunisie',
  );
});

it('with fewer than three boards in force no card is called best', () => {
  show(euroStats({ banks: euroStats().banks.slice(0, 1) }));
  expect(cards().slice(2)).toEqual([
    `Cours des banques–1 banque sur ${commercialBankCodes.length} lue : à partir de trois, elles sont comparées ici.`,
  ]);
  expect(document.body.textContent).not.toMatch(/meilleur/i);
});

it('banks that share the best rate are counted, and none is named alone', () => {
  const { banks } = euroStats();
  show(euroStats({ banks: banks.map((bank) => ({ ...bank, saleRate: 3.42 })) }));
  expect(cards()[2]).toMatch(/^Meilleur achat3,3600 TNDBIBIATPour/);
  expect(cards()[3]).toMatch(/^Meilleure vente3,4200 TND3 banquesPour/);
});
