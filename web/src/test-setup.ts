import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// jsdom has no media queries: every one is false, as on a wide light screen with motion.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }),
);

// Nor does it lay anything out: nothing leaves the sight, and there is nothing to scroll.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('scrollTo', () => undefined);
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// A test that makes the page complain on the console has failed, whatever it asserted.
const complaints: unknown[][] = [];
vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
vi.spyOn(console, 'warn').mockImplementation((...words) => complaints.push(words));

beforeEach(() => {
  complaints.length = 0;
  // Tests of what needs no page run in Node itself.
  globalThis.sessionStorage?.clear();
});

afterEach(() => {
  cleanup();
  expect(complaints).toEqual([]);
});

// Code that comes late may still be on its way when the last test of a file has seen what it wanted.
afterAll(() => vi.dynamicImportSettled());

// jsdom lacks it; what browsers report there must fail a test here.
globalThis.reportError ??= (error: unknown) => {
  queueMicrotask(() => {
    throw error;
  });
};
