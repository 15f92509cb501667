import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteNow } from '../ui/clock/site-clock.ts';
import { instantOf, startClock as startSiteClock } from './start-clock.ts';

const device = new Date('2026-11-20T10:00:00Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const later = (ms: number, from = device) => new Date(from.getTime() + ms);

let stop = () => {};
const startClock = (renderedAt: Date | undefined) => {
  stop = startSiteClock(renderedAt);
};
const ask = vi.fn<() => Promise<Response>>();
const answer = (time: Date) => new Response(null, { headers: { date: time.toUTCString() } });
const seen = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers({ now: device });
  vi.stubGlobal('fetch', ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
});
afterEach(() => stop());

it('A page some minutes old does not change the clock, and nothing is asked', async () => {
  startClock(later(-10 * minuteMs));
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(siteNow()).toEqual(later(5 * minuteMs));
  expect(ask).not.toHaveBeenCalled();
});

it('A clock that is behind is set to the instant of the page and keeps running', () => {
  startClock(later(dayMs));
  expect(siteNow()).toEqual(later(dayMs));
  vi.advanceTimersByTime(minuteMs);
  expect(siteNow()).toEqual(later(dayMs + minuteMs));
});

it('The server’s time counts where the page is too old, and is asked for again until it comes', async () => {
  startClock(later(-dayMs));
  await seen();
  expect(siteNow()).toEqual(device);
  const time = later(-3 * dayMs);
  ask.mockImplementation(async () => answer(later(minuteMs, time)));
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(siteNow()).toEqual(later(minuteMs, time));
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(ask).toHaveBeenCalledTimes(asked);
});

it.each([
  ['three days behind and set right', -3 * dayMs],
  ['a day ahead and set right', dayMs],
])('A device’s clock %s changes nothing, with or without an answer', async (_, wrongMs) => {
  vi.setSystemTime(later(wrongMs));
  ask.mockImplementation(async () => answer(device));
  startClock(wrongMs < 0 ? device : undefined);
  await seen();
  expect(siteNow()).toEqual(device);
  vi.setSystemTime(device);
  expect(siteNow()).toEqual(device);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await seen();
  expect(siteNow()).toEqual(device);
  ask.mockImplementation(async () => answer(later(minuteMs)));
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(siteNow()).toEqual(later(minuteMs));
});

it('After a night of sleep the server’s time counts, and without an answer the device’s night', async () => {
  startClock(device);
  const wake = later(8 * 60 * minuteMs);
  // In a sleeping device, `performance.now()` stops in some browsers.
  vi.setSystemTime(wake);
  await seen();
  expect(siteNow()).toEqual(wake);
  ask.mockImplementation(async () => answer(later(2000, wake)));
  await seen();
  expect(siteNow()).toEqual(later(2000, wake));
});

it('A clock set back during a visit changes nothing', async () => {
  startClock(device);
  vi.setSystemTime(later(-dayMs));
  await seen();
  expect(siteNow()).toEqual(device);
});

it('A response’s instant is its date plus its age in caches', () => {
  const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
  expect(instantOf(new Headers({ date }))).toEqual(new Date('2026-11-21T10:00:00Z'));
  expect(instantOf(new Headers({ date, age: '90' }))).toEqual(new Date('2026-11-21T10:01:30Z'));
  expect(instantOf(new Headers())).toBeUndefined();
});
