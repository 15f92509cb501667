import { coinTrend, rateTrend } from '@dinar/domain/rates/trend';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { day } from '../../testing/rates-fixtures.ts';
import { Variation } from './variation.tsx';

/** The direction of a change, its shown text, and its text for screen readers. */
function read(percent: number) {
  const { container } = render(<Variation trend={rateTrend(percent)} />);
  const hidden = container.querySelector('.visually-hidden')?.textContent;
  const shown = container.querySelector('span[aria-hidden]:not([data-direction])')?.textContent;
  return [container.firstElementChild?.getAttribute('data-direction'), shown, hidden];
}

it.each([
  [0.154, ['up', '+0,15\u202f%', 'en hausse de 0,15\u202f%']],
  [-0.15, ['down', '\u22120,15\u202f%', 'en baisse de 0,15\u202f%']],
  [0, ['stable', '0,00\u202f%', 'stable']],
  [0.004, ['stable', '0,00\u202f%', 'stable']],
  [-0.004, ['stable', '0,00\u202f%', 'stable']],
])(
  'a change of %d is shown with its sign, and read aloud in words without a sign',
  (percent, words) => {
    expect(read(percent)).toEqual(words);
  },
);

it('a start day other than the previous working day is named', () => {
  const dated = { since: day('2026-10-27'), isSinceWorkingDayBefore: false };
  const { container } = render(<Variation trend={{ ...rateTrend(1), ...dated }} />);
  expect(container.textContent).toContain('depuis le 27 octobre');
  expect(container.querySelector('time')?.dateTime).toBe('2026-10-27');
});

it('a coin’s change of 0 is a rise to the eye and to the ear', () => {
  const { container } = render(<Variation trend={coinTrend(0)} />);
  expect(container.firstElementChild?.getAttribute('data-direction')).toBe('up');
  expect(container.textContent).toBe('en hausse de 0,00\u202f%+0,00\u202f%');
});
