import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSight } from '../testing/hand-sight.ts';
import { useSlowOutOfSight } from './use-slow-out-of-sight.ts';

let sight: ReturnType<typeof stubSight>;

beforeEach(() => {
  vi.useFakeTimers();
  sight = stubSight();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Rate({ value, of = 'EUR' }: { value: number; of?: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useSlowOutOfSight(value, of, element)}</p>;
}

const shown = () => screen.getByText(/^\d+$/).textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('follows each value in sight; out of sight keeps the last, and takes the newest at its beat', () => {
  const { rerender } = render(<Rate value={1} />);
  sight.tell(true);
  rerender(<Rate value={2} />);
  expect(shown()).toBe('2');

  sight.tell(false);
  rerender(<Rate value={3} />);
  rerender(<Rate value={4} />);
  wait(1999);
  expect(shown()).toBe('2');
  wait(1);
  expect(shown()).toBe('4');
});

it('out of sight waits for who types, a second longer than what is in sight', () => {
  const { rerender } = render(<Rate value={1} />);
  sight.tell(false);
  rerender(<Rate value={2} />);
  wait(1900);
  dispatchEvent(new Event('keydown'));
  wait(2999);
  expect(shown()).toBe('1');
  wait(1);
  expect(shown()).toBe('2');
});

it('shows the newest value at once when it comes into sight', () => {
  const { rerender } = render(<Rate value={1} />);
  sight.tell(false);
  rerender(<Rate value={2} />);
  expect(shown()).toBe('1');
  sight.tell(true);
  expect(shown()).toBe('2');
  rerender(<Rate value={3} />);
  expect(shown()).toBe('3');
});

it('out of sight shows another currency at once, and slows its movement from the next beat on', () => {
  const { rerender } = render(<Rate value={1} />);
  sight.tell(false);
  rerender(<Rate value={2} />);
  expect(shown()).toBe('1');

  dispatchEvent(new Event('pointerdown'));
  rerender(<Rate value={30} of="JPY" />);
  expect(shown()).toBe('30');
  wait(6000);
  rerender(<Rate value={31} of="JPY" />);
  expect(shown()).toBe('30');
  rerender(<Rate value={4} />);
  expect(shown()).toBe('4');
});

it('looks no longer, and counts no time, once it has gone', () => {
  const { unmount } = render(<Rate value={1} />);
  expect(sight.isWatching).toBe(true);
  sight.tell(false);
  unmount();
  expect(sight.isWatching).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
