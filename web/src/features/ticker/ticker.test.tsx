import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { allWords, hrefOf } from '../../testing/page-queries.ts';
import { day, euroStats, friday } from '../../testing/rates-fixtures.ts';
import { Ticker, tickerItems } from './ticker.tsx';

const { live, central } = euroStats();
if (!live || !central) throw new Error('the fixture has a live and a central rate');

function itemsOf(...stats: RatesStats[]) {
  return tickerItems(boardOfToday(storedRates(...stats), friday));
}

const dirham = euroStats({ currency: 'MAD', live: { ...live, value: 0.3172, variation: -0.264 } });
const unknown = { currency: 'USD', banks: [] } as const;

const texts = () => allWords(screen.getAllByRole('listitem'));

it('the ticker keeps its order, and leaves out a currency of which nothing may be shown', () => {
  const items = itemsOf(dirham, unknown, euroStats({ currency: 'CHF' }), euroStats());
  expect(items.map(({ code, rate }) => [code, rate.kind, rate.rate.value.toNumber()])).toEqual([
    ['EUR', 'market', 3.3891],
    ['MAD', 'market', 0.3172],
  ]);
});

it('each item is read once, with 4 decimals and a change that rounds to zero is stable', () => {
  const dollar = euroStats({ currency: 'USD', live: { ...live, value: 2.9, variation: 0 } });
  render(<Ticker items={itemsOf(dirham, dollar, euroStats())} today={friday} />);
  expect(texts()).toEqual([
    'EUR/TND3,3891en hausse de 0,12 %+0,12 %',
    'USD/TND2,9000stable0,00 %',
    'MAD/TND0,3172en baisse de 0,26 %−0,26 %',
  ]);
});

it('the day, the instant and the provider that all rates share are shown once, with its link', () => {
  const at = new Date('2026-11-20T08:15:00Z');
  const stats = [dirham, euroStats()].map((one) => ({
    ...one,
    live: { ...live, ...one.live, at },
  }));
  render(<Ticker items={itemsOf(...stats)} today={friday} />);
  const ticker = within(screen.getByRole('region', { name: 'Cours en direct' }));
  expect(ticker.getByText('Aujourd’hui, 09:15').getAttribute('datetime')).toBe('2026-11-20');
  expect(hrefOf('ExchangeRate-API', ticker)).toBe('https://www.exchangerate-api.com/');
});

it('rates of different days or sources each name their own, and every provider keeps its link', () => {
  const { live: _, ...silent } = euroStats({ currency: 'MAD' });
  const thursday = { ...central, date: day('2026-11-19') };
  render(<Ticker items={itemsOf({ ...silent, central: thursday }, euroStats())} today={friday} />);
  const [euro = '', mad = ''] = texts();
  expect([euro.endsWith('20 nov.marché des changes'), mad]).toEqual([
    true,
    'MAD/TND3,375219 nov.Banque Centrale de Tunisie',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'ExchangeRate-API',
    'Banque Centrale de Tunisie',
  ]);
});

it('a visitor can stop the ticker', async () => {
  render(<Ticker items={itemsOf(euroStats())} today={friday} />);
  const ticker = screen.getByRole('region', { name: 'Cours en direct' });
  const pause = within(ticker).getByRole('button', { name: 'Arrêter le défilement' });
  await userEvent.click(pause);
  expect([pause.getAttribute('aria-pressed'), ticker.dataset.rolls]).toEqual(['true', 'false']);
});
