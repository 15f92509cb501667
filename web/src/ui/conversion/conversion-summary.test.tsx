import { decimal } from '@dinar/domain/money/decimal';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { day, euroStats, friday, quote } from '../../testing/rates-fixtures.ts';
import { conversionFacts } from './conversion-facts.ts';
import { conversionOutcome } from './conversion-outcome.ts';
import { ConversionSummary } from './conversion-summary.tsx';

const dollar: RatesStats = {
  currency: 'USD',
  live: { value: 2.9, date: friday, source: 'live-fx' },
  banks: [quote({ bankId: 'BIAT', purchaseRate: 2.88, saleRate: 2.94 })],
};

type Asked = Omit<ConversionRequest, 'amount'>;

function show(amount: number, asked: Asked, stats = [euroStats(), dollar], today = friday) {
  const board = boardOfToday(storedRates(...stats), today);
  const facts = conversionFacts(conversionOutcome({ ...asked, amount: decimal(amount) }, board));
  return render(facts ? <ConversionSummary facts={facts} /> : null).container;
}

function lines(container: HTMLElement): string[] {
  const texts = [...container.querySelectorAll('dt, dd, p')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );
  return texts;
}

it('to dinars: best, mean, worst, round trip, and the mid rate with its margin', () => {
  expect(lines(show(500, { from: 'EUR', to: 'TND' }))).toEqual([
    'Au mieux',
    '1 680,00 TND · BIAT',
    'En moyenne de 3 banques',
    '1 675,00 TND',
    'Au pire',
    '1 670,00 TND · BNA',
    'Aller et retour',
    'Acheter puis revendre 500 EUR coûte 30,00 TND, 1,76 %',
    'Aujourd’hui',
    'Jour ouvré',
    'Commission',
    'Inconnue : à demander à la banque',
    'Au cours moyen de référence',
    '1 694,55 TND · La marge : 19,55 TND, 1,15 %Aujourd’hui · Source : ExchangeRate-API',
    'Cours des banques : Aujourd’hui · Source : site de la banque',
  ]);
});

it('from dinars: the amounts received, and the cost of a round trip', () => {
  expect(lines(show(1000, { from: 'TND', to: 'EUR' }))).toEqual([
    'Au mieux',
    '294,12 EUR · BNA',
    'En moyenne de 3 banques',
    '293,26 EUR',
    'Au pire',
    '292,40 EUR · BIAT',
    'Aller et retour',
    'Changer 1 000 TND en EUR, puis revenir, coûte 17,60 TND, 1,76 %',
    'Aujourd’hui',
    'Jour ouvré',
    'Commission',
    'Inconnue : à demander à la banque',
    'Au cours moyen de référence',
    '295,06 EUR · La marge : 6,13 TND, 0,62 %Aujourd’hui · Source : ExchangeRate-API',
    'Cours des banques : Aujourd’hui · Source : site de la banque',
  ]);
});

it('to buy: the lowest and the highest price, and the margin above the mid rate', () => {
  expect(lines(show(500, { from: 'TND', to: 'EUR', fixedSide: 'buy' }))).toEqual([
    'Au moins cher',
    '1 700,00 TND · BNA',
    'En moyenne de 3 banques',
    '1 705,00 TND',
    'Au plus cher',
    '1 710,00 TND · BIAT',
    'Aller et retour',
    'Acheter puis revendre 500 EUR coûte 30,00 TND, 1,76 %',
    'Aujourd’hui',
    'Jour ouvré',
    'Commission',
    'Inconnue : à demander à la banque',
    'Au cours moyen de référence',
    '1 694,55 TND · La marge : 10,45 TND, 0,62 %Aujourd’hui · Source : ExchangeRate-API',
    'Cours des banques : Aujourd’hui · Source : site de la banque',
  ]);
});

it('a single bank has no best, and two foreign currencies have only the mid rate', () => {
  expect(lines(show(100, { from: 'USD', to: 'TND' })).slice(0, 2)).toEqual([
    'La seule banque lue',
    '288,00 TND',
  ]);
  expect(lines(show(100, { from: 'EUR', to: 'USD' }))).toEqual([
    'Au cours moyen de référence',
    '116,87 USD · La marge : 2,50 %EUR : Aujourd’hui · Source : ExchangeRate-APIUSD : Aujourd’hui · Source : marché des changes',
  ]);
});

it('shows nothing beside an answer at the mid rate, or without a rate or an amount', () => {
  const unread = [euroStats({ banks: [] })];
  expect(lines(show(500, { from: 'EUR', to: 'TND' }, unread))).toEqual([]);
  expect(lines(show(500, { from: 'GBP', to: 'TND' }))).toEqual([]);
  expect(lines(show(0, { from: 'EUR', to: 'TND' }))).toEqual([]);
});

it('shows on a Sunday that the banks are closed', () => {
  const sunday = day('2026-11-22');
  const container = show(500, { from: 'EUR', to: 'TND' }, [euroStats()], sunday);
  expect(lines(container)).toContain('Banques fermées (dimanche)');
});

it('banks of different days each show their own day', () => {
  const monday = day('2026-11-23');
  const [first, ...others] = euroStats().banks;
  if (!first) throw new Error('The fixture has banks');
  const stats = [euroStats({ banks: [{ ...first, date: monday }, ...others] })];
  const container = show(500, { from: 'EUR', to: 'TND' }, stats, monday);
  const days = [...container.querySelectorAll('dd')].map(
    (entry) => entry.querySelector('time')?.dateTime,
  );
  expect(days.slice(0, 4)).toEqual(['2026-11-23', undefined, '2026-11-20', undefined]);
  expect(container.querySelector('p')?.textContent).toContain(
    'vendredi 20 novembre 2026 au lundi 23 novembre 2026',
  );
});
