import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What comes into sight and leaves it is told by hand; undone by `vi.unstubAllGlobals`. */
export function stubSight() {
  const sight = { isWatching: false, tell: (_isInSight: boolean) => {} };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        sight.tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {
        sight.isWatching = true;
      }
      disconnect() {
        sight.isWatching = false;
      }
    },
  );
  return sight;
}
