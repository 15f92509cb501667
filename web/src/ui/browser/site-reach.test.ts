import { beforeEach, expect, it, vi } from 'vitest';
import { isSiteReachable, whenSiteReachable } from './site-reach.ts';

const ask = vi.fn<() => Promise<Response>>();
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const onLine = vi.fn<() => boolean>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(
    onLine.mockReset().mockReturnValue(false),
  );
  vi.stubGlobal('fetch', ask.mockReset().mockImplementation(fails));
});
const reached = () => {
  const onReached = vi.fn();
  const onUnreachable = vi.fn();
  whenSiteReachable(onUnreachable).then(onReached);
  return { onReached, onUnreachable };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('A browser that reports a connection is believed, and nothing is asked', async () => {
  onLine.mockReturnValue(true);
  expect(await isSiteReachable()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

it('A browser that reports no connection is not believed if the site answers', async () => {
  ask.mockImplementation(async () => new Response(null, { status: 503 }));
  const { onReached, onUnreachable } = reached();
  await pass(0);
  expect(onReached).toHaveBeenCalledTimes(1);
  expect(onUnreachable).not.toHaveBeenCalled();
});

it('Without an answer the site is asked after growing pauses, at most one a minute in the end', async () => {
  const { onReached, onUnreachable } = reached();
  await pass(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(30 * 60_000);
  expect(ask.mock.calls.length).toBeLessThan(36);
  expect(onUnreachable).toHaveBeenCalledTimes(ask.mock.calls.length);
  expect(onReached).not.toHaveBeenCalled();
  ask.mockImplementation(async () => new Response());
  await pass(60_000);
  expect(onReached).toHaveBeenCalledTimes(1);
});

it('A connection that the browser reports ends the pause', async () => {
  const { onReached } = reached();
  await pass(0);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(onReached).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('Several who wait at once ask once', async () => {
  expect(await Promise.all([isSiteReachable(), isSiteReachable()])).toEqual([false, false]);
  expect(ask).toHaveBeenCalledTimes(1);
});
