import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSiteClock, siteNow } from '../ui/clock/site-clock.ts';
import { instantOf } from './ask-site-clock.ts';
import { startClock } from './start-clock.ts';

const device = new Date('2026-11-20T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: device });
  setSiteClock(device);
  // No server reports the time here.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  setSiteClock(new Date());
  vi.useRealTimers();
});

it('A clock that is behind is set to the instant of the page and keeps running', () => {
  const renderedAt = new Date('2026-11-21T10:00:00Z');
  startClock(renderedAt);
  expect(siteNow()).toEqual(renderedAt);
  vi.advanceTimersByTime(60_000);
  expect(siteNow()).toEqual(new Date('2026-11-21T10:01:00Z'));
});

it('A page some minutes old does not change the clock', () => {
  startClock(new Date('2026-11-20T09:50:00Z'));
  expect(siteNow()).toEqual(device);
});

it('A response’s instant is its date plus its age in caches', () => {
  const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
  expect(instantOf(new Headers({ date }))).toEqual(new Date('2026-11-21T10:00:00Z'));
  expect(instantOf(new Headers({ date, age: '90' }))).toEqual(new Date('2026-11-21T10:01:30Z'));
  expect(instantOf(new Headers())).toBeUndefined();
});
