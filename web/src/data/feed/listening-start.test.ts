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

it('asks for changes from half a minute before the reading on, on the database’s clock', () => {
  expect(changesSince(earlier(5))).toEqual(earlier(5.5));
  expect(changesSince(earlier(5).getTime())).toEqual(earlier(5.5));
});

it('reads a page anew that no CDN keeps so long, or that does not say when it was read', () => {
  expect(changesSince(earlier(15))).toEqual(earlier(15.5));
  expect(changesSince(earlier(16))).toBeUndefined();
  expect(changesSince(earlier(3 * 24 * 60))).toBeUndefined();
  expect(changesSince(undefined)).toBeUndefined();
});

it('follows a page that is newer than this device’s clock says', () => {
  expect(changesSince(earlier(-60))).toEqual(earlier(-59.5));
});
