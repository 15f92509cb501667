import { formatRate4 } from '@dinar/domain/format/format-number';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MovingNumber } from './moving-number.tsx';

interface Shown {
  readonly of?: string;
  readonly value: number;
}

function show(first: Shown) {
  const drawn = ({ of = 'EUR', value }: Shown) => (
    <MovingNumber of={of} value={value} format={formatRate4} />
  );
  const { container, rerender } = render(drawn(first));
  const moved = () => {
    const digits = container.querySelector('[data-direction]');
    return [digits?.textContent, digits?.getAttribute('data-direction')];
  };
  const turn = () => container.querySelector('[data-turn]')?.getAttribute('data-turn');
  return { container, moved, turn, becomes: (next: Shown) => rerender(drawn(next)) };
}

it('rests when it appears, then lights the digits that moved, in their direction', () => {
  const { container, moved, becomes } = show({ value: 3.3891 });
  expect(moved()).toEqual(['', 'none']);

  becomes({ value: 3.3875 });
  expect(container.textContent).toBe('3,3875');
  expect(moved()).toEqual(['75', 'down']);
});

it('flashes anew when it moves the same way again', () => {
  const { moved, turn, becomes } = show({ value: 3.3891 });
  becomes({ value: 3.3892 });
  const first = turn();
  becomes({ value: 3.3893 });
  expect(moved()).toEqual(['3', 'up']);
  expect(turn()).not.toBe(first);
});

it('does not flash when a number of something else takes its place', () => {
  const { container, moved, becomes } = show({ of: 'EUR', value: 3.3891 });
  becomes({ of: 'EUR', value: 3.3899 });
  becomes({ of: 'USD', value: 2.9012 });
  expect(container.textContent).toBe('2,9012');
  expect(moved()).toEqual(['', 'none']);
});
