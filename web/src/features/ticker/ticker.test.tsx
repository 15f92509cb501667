import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubSight } from '../../testing/hand-sight.ts';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { Ticker } from './ticker.tsx';
import { tickerItems } from './ticker-items.ts';

const live = euroStats().live;
if (!live) throw new Error('the fixture has a live rate');

const board = boardOfStats(
  euroStats({ currency: 'MAD', live: { ...live, value: 0.3172, variation: -0.26 } }),
  { currency: 'USD', banks: [], bankCount: 0 },
  euroStats({ currency: 'CHF' }),
  euroStats(),
);

it('the ticker keeps its order and leaves out a currency without a live rate', () => {
  expect(tickerItems(board)).toEqual([
    { code: 'EUR', label: 'EUR/TND', value: 3.3891, change: 0.12, isPositive: true },
    { code: 'MAD', label: 'MAD/TND', value: 0.3172, change: -0.26, isPositive: false },
  ]);
});

it('each item is read once, with 4 decimals and a signed variation', () => {
  render(<Ticker items={tickerItems(board)} />);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    'EUR/TND3,3891en hausse de +0,12\u202f%',
    'MAD/TND0,3172en baisse de −0,26\u202f%',
  ]);
});

it('a visitor can stop it', async () => {
  render(<Ticker items={tickerItems(board)} />);
  const ticker = screen.getByRole('region', { name: 'Cours en direct' });
  const pause = within(ticker).getByRole('button', { name: 'Arrêter le défilement' });
  await userEvent.click(pause);
  expect([pause.getAttribute('aria-pressed'), ticker.dataset.rolls]).toEqual(['true', 'false']);
});

it('it stands still where nobody sees it', () => {
  const sight = stubSight();
  const { unmount } = render(<Ticker items={tickerItems(board)} />);
  const { dataset } = screen.getByRole('region', { name: 'Cours en direct' });
  expect(dataset.rolls).toBe('true');
  sight.tell(false);
  expect(dataset.rolls).toBe('false');
  sight.tell(true);
  expect(dataset.rolls).toBe('true');
  unmount();
  expect(sight.isWatching).toBe(false);
  vi.unstubAllGlobals();
});
