import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restWhileHidden } from './rest-while-hidden.ts';

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('A page that is hidden long enough rests, and resumes when it is visible again', () => {
  const calls: string[] = [];
  const stop = restWhileHidden({
    afterMs: 1000,
    begin: () => calls.push('rests'),
    end: () => calls.push('wakes'),
  });
  look('hidden');
  vi.advanceTimersByTime(999);
  look('visible');
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual([]);
  look('hidden');
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['rests']);
  look('visible');
  look('hidden');
  look('visible');
  expect(calls).toEqual(['rests', 'wakes']);
  look('hidden');
  stop();
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual(['rests', 'wakes']);
});
