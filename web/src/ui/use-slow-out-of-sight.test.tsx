import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSlowOutOfSight } from './use-slow-out-of-sight.ts';

let tell: (isIntersecting: boolean) => void;
let isWatching = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {
        isWatching = true;
      }
      disconnect() {
        isWatching = false;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Rate({ value }: { value: number }) {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useSlowOutOfSight(value, element)}</p>;
}

const shown = () => screen.getByText(/^\d+$/).textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('follows each value in sight; out of sight keeps the last, and takes the newest at its beat', () => {
  const { rerender } = render(<Rate value={1} />);
  tell(true);
  rerender(<Rate value={2} />);
  expect(shown()).toBe('2');

  tell(false);
  rerender(<Rate value={3} />);
  rerender(<Rate value={4} />);
  wait(1999);
  expect(shown()).toBe('2');
  wait(1);
  expect(shown()).toBe('4');
});

it('shows the newest value at once when it comes into sight', () => {
  const { rerender } = render(<Rate value={1} />);
  tell(false);
  rerender(<Rate value={2} />);
  expect(shown()).toBe('1');
  tell(true);
  expect(shown()).toBe('2');
  rerender(<Rate value={3} />);
  expect(shown()).toBe('3');
});

it('looks no longer, and counts no time, once it has gone', () => {
  const { unmount } = render(<Rate value={1} />);
  expect(isWatching).toBe(true);
  tell(false);
  unmount();
  expect(isWatching).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
