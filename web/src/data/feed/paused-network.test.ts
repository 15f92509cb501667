import { beforeEach, expect, it, vi } from 'vitest';
import { pauseWhileHidden } from './paused-network.tsx';

function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('A page that is hidden long enough pauses, and resumes when it is visible again', () => {
  const calls: string[] = [];
  const stop = pauseWhileHidden({
    afterMs: 1000,
    pause: () => calls.push('pause'),
    resume: () => calls.push('resume'),
  });
  look('hidden');
  vi.advanceTimersByTime(999);
  look('visible');
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual([]);
  look('hidden');
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['pause']);
  look('visible');
  look('hidden');
  look('visible');
  expect(calls).toEqual(['pause', 'resume']);
  look('hidden');
  stop();
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual(['pause', 'resume']);
});
