import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIdleValue } from './use-idle-value.ts';

function Follower({ value }: { value: string }) {
  return <output>{useIdleValue(value)}</output>;
}

const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
it('returns the last of several quick inputs and none of the earlier ones', () => {
  const { rerender } = render(<Follower value="1" />);
  expect(shown()).toBe('1');
  for (const value of ['12', '120', '1200']) {
    rerender(<Follower value={value} />);
    pass(150);
    expect(shown()).toBe('1');
  }
  pass(100);
  expect(shown()).toBe('1200');
});

it('an input that is undone changes nothing', () => {
  const { rerender } = render(<Follower value="1" />);
  rerender(<Follower value="12" />);
  pass(150);
  rerender(<Follower value="1" />);
  pass(1000);
  expect(shown()).toBe('1');
});
