import { formatRate4 } from '@dinar/domain/format/format-number';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MovingNumber } from './moving-number.tsx';

it('rests when it appears, then lights the digits that moved, in their direction', () => {
  const { container, rerender } = render(
    <MovingNumber of="EUR" value={3.3891} format={formatRate4} />,
  );
  const moved = () => container.querySelector('[data-direction]');
  expect([moved()?.textContent, moved()?.getAttribute('data-direction')]).toEqual(['', 'none']);

  rerender(<MovingNumber of="EUR" value={3.3875} format={formatRate4} />);
  expect(container.textContent).toBe('3,3875');
  expect([moved()?.textContent, moved()?.getAttribute('data-direction')]).toEqual(['75', 'down']);
});
