import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MovingNumber } from './moving-number.tsx';

interface Shown {
  readonly of?: string;
  readonly value: number;
}

beforeEach(() => {
  vi.useFakeTimers();
});

function show(first: Shown) {
  const numbersOf = ({ of = 'EUR', value }: Shown) => (
    <MovingNumber of={of} value={value} format={formatHeadlineRate} />
  );
  const { container, rerender } = render(numbersOf(first));
  return {
    text: () => container.textContent,
    moved: () => container.querySelector<HTMLElement>('span')?.dataset.moved,
    becomes: (next: Shown) => rerender(numbersOf(next)),
  };
}

it('does not flash at first, flashes in the direction of a change, and stops within a second', () => {
  const { text, moved, becomes } = show({ value: 3.3891 });
  expect(moved()).toBeUndefined();

  becomes({ value: 3.3875 });
  expect(text()).toBe('3,3875');
  expect(moved()).toBe('down');

  vi.advanceTimersByTime(600);
  expect(moved()).toBe('down');
  vi.advanceTimersByTime(200);
  expect(moved()).toBeUndefined();
});

it('flashes for the full time again at another change', () => {
  const { moved, becomes } = show({ value: 3.3891 });
  becomes({ value: 3.3892 });
  vi.advanceTimersByTime(500);
  becomes({ value: 3.3893 });
  vi.advanceTimersByTime(600);
  expect(moved()).toBe('up');
  vi.advanceTimersByTime(200);
  expect(moved()).toBeUndefined();
});

it('does not flash when it is rendered again with the same value', () => {
  const { moved, becomes } = show({ value: 3.3891 });
  becomes({ value: 3.3891 });
  expect(moved()).toBeUndefined();
});

it('does not flash when a number of another subject replaces it', () => {
  const { text, moved, becomes } = show({ of: 'EUR', value: 3.3891 });
  becomes({ of: 'EUR', value: 3.3899 });
  becomes({ of: 'USD', value: 2.9012 });
  expect(text()).toBe('2,9012');
  expect(moved()).toBeUndefined();
});

it('flashes in its new place if its value changed, and not for the move alone', () => {
  const lastShown = new Map<string, number>();
  const numbersOf = (banks: readonly (readonly [of: string, value: number])[]) =>
    banks.map(([of, value], place) => (
      <MovingNumber
        key={['first', 'second'][place]}
        of={of}
        value={value}
        format={formatHeadlineRate}
        lastShown={lastShown}
      />
    ));
  const { container, rerender } = render(
    numbersOf([
      ['BIAT', 3.38],
      ['STBK', 3.39],
    ]),
  );
  const moved = () => [...container.querySelectorAll('span')].map((number) => number.dataset.moved);

  rerender(
    numbersOf([
      ['STBK', 3.37],
      ['BIAT', 3.38],
    ]),
  );
  expect(moved()).toEqual(['down', undefined]);
});
