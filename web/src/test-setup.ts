import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

configure({ asyncUtilTimeout: 15_000 });

// jsdom has no media queries: every one is false, as on a wide light screen with motion.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }),
);

// jsdom lays nothing out: there is nothing to scroll.
vi.stubGlobal('scrollTo', () => undefined);
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// A browser keeps a copy of an entry's state; jsdom keeps the object itself.
for (const name of ['pushState', 'replaceState'] as const) {
  const write = globalThis.history?.[name].bind(history);
  if (write) history[name] = (state, ...rest) => write(structuredClone(state), ...rest);
}

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
