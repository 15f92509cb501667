import { beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
function throttled() {
  const called: number[] = [];
  return { called, ...throttle<number>(1000, (value) => called.push(value)) };
}

it('the first value passes at once, and the last of a period passes at its end', () => {
  const { called, push } = throttled();
  for (const value of [1, 2, 3]) push(value);
  expect(called).toEqual([1]);
  vi.advanceTimersByTime(999);
  expect(called).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(called).toEqual([1, 3]);
});

it('a trailing call begins a period of its own', () => {
  const { called, push } = throttled();
  push(1);
  push(2);
  vi.advanceTimersByTime(1000);
  push(3);
  expect(called).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(called).toEqual([1, 2, 3]);
});

it('a value passes at once after a period without one', () => {
  const { called, push } = throttled();
  push(1);
  vi.advanceTimersByTime(1000);
  push(2);
  expect(called).toEqual([1, 2]);
});

it('a flush passes the waiting value, and nothing without one', () => {
  const { called, push, flush } = throttled();
  flush();
  push(1);
  push(2);
  flush();
  flush();
  expect(called).toEqual([1, 2]);
});

it('a cancelled value never passes', () => {
  const { called, push, cancel } = throttled();
  push(1);
  push(2);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(called).toEqual([1]);
});
