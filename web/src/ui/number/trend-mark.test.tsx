import { trendBetween } from '@dinar/domain/rates/trend';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { day } from '../../testing/rates-fixtures.ts';
import { TrendMark } from './trend-mark.tsx';

function texts(from: number, to: number, isSinceWorkingDayBefore = true) {
  const dated = { since: day('2026-10-27'), isSinceWorkingDayBefore };
  const { container } = render(<TrendMark trend={{ ...trendBetween(from, to), ...dated }} />);
  const shown = container.querySelector('[data-figure="variation"]');
  const readAloud = container.cloneNode(true);
  if (!(readAloud instanceof Element)) throw new Error('a clone is an element');
  for (const hidden of readAloud.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return [shown?.textContent, readAloud.textContent].map((text) => text?.replace(/\s/g, ' '));
}

it.each([
  [3.38, 3.39, '+0,30 %', 'Hausse de 0,30 %'],
  [3.39, 3.38, '−0,29 %', 'Baisse de 0,29 %'],
  [3.39, 3.39, '0,00 %', 'Stable'],
])('a trend from %d to %d is shown with a sign and read aloud as a word', (from, to, ...words) => {
  expect(texts(from, to)).toEqual(words);
});

it('a trend over several days names its start day', () => {
  expect(texts(3.38, 3.39, false)[1]).toBe('Hausse de 0,30 % depuis le 27 octobre');
});
