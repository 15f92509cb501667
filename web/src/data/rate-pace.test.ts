import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRatePace } from './rate-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function calmPace() {
  return createRatePace({
    whenCalm: (act) => {
      act();
      return () => {};
    },
  });
}

it.each([
  [1, 1000],
  [5, 1000],
  [6, 2000],
  [20, 2000],
])('the first rates are due at once, those after %i currencies in %i ms', (currencies, apartMs) => {
  const { whenDue, noteShown } = calmPace();
  const act = vi.fn();
  whenDue(act);
  expect(act).toHaveBeenCalledTimes(1);

  noteShown(currencies);
  vi.advanceTimersByTime(400);
  whenDue(act);
  vi.advanceTimersByTime(apartMs - 401);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);

  noteShown(currencies);
  vi.advanceTimersByTime(apartMs);
  whenDue(act);
  expect(act).toHaveBeenCalledTimes(3);
});

it('a wait that is ended calls nobody back, whether it waits for its time or for calm', () => {
  const act = vi.fn();
  const { whenDue, noteShown } = calmPace();
  noteShown(20);
  whenDue(act)();
  vi.advanceTimersByTime(4000);
  expect(act).not.toHaveBeenCalled();

  const stop = vi.fn();
  const restless = createRatePace({ whenCalm: () => stop });
  restless.noteShown(20);
  const end = restless.whenDue(act);
  vi.advanceTimersByTime(2000);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});
