import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSiteClock } from '../../ui/clock/site-clock.ts';
import { changesSince } from './listening-start.ts';

const now = new Date('2026-11-20T14:32:00Z');
const earlier = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ now });
  setSiteClock(now);
});
afterEach(() => vi.useRealTimers());

it('requests changes from half a minute before the read time, on the database’s clock', () => {
  expect(changesSince(earlier(5))).toEqual(earlier(5.5));
  expect(changesSince(earlier(5).getTime())).toEqual(earlier(5.5));
});

it('reads everything if the page is older than any CDN copy, or has no read time', () => {
  expect(changesSince(earlier(15))).toEqual(earlier(15.5));
  expect(changesSince(earlier(16))).toBeUndefined();
  expect(changesSince(earlier(3 * 24 * 60))).toBeUndefined();
  expect(changesSince(undefined)).toBeUndefined();
});

it('requests changes if the page is newer than this device’s clock', () => {
  expect(changesSince(earlier(-60))).toEqual(earlier(-59.5));
});
