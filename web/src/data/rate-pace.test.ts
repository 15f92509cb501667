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

it('the first rates are due at once, those that follow once these have stood for two seconds', () => {
  const { whenDue, noteShown } = calmPace();
  const act = vi.fn();
  whenDue(act);
  expect(act).toHaveBeenCalledTimes(1);

  noteShown();
  vi.advanceTimersByTime(400);
  whenDue(act);
  vi.advanceTimersByTime(1599);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);

  noteShown();
  vi.advanceTimersByTime(2000);
  whenDue(act);
  expect(act).toHaveBeenCalledTimes(3);
});

it('a wait that is ended calls nobody back, whether it waits for its time or for calm', () => {
  const act = vi.fn();
  const { whenDue, noteShown } = calmPace();
  noteShown();
  whenDue(act)();
  vi.advanceTimersByTime(4000);
  expect(act).not.toHaveBeenCalled();

  const stop = vi.fn();
  const restless = createRatePace({ whenCalm: () => stop });
  restless.noteShown();
  const end = restless.whenDue(act);
  vi.advanceTimersByTime(2000);
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});
