import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// By default each poll of `findBy` prints the page for the message of an error, of which a reader sees its header.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? '') });

// Assigned rather than stubbed, so that a test's `vi.unstubAllGlobals` leaves them to the tests after it.
Object.assign(globalThis, {
  // jsdom has no media queries: every query is false, as on a wide screen with the light theme and motion.
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  // jsdom has no layout, so there is nothing to scroll.
  scrollTo: () => undefined,
});
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// The browser prefers the language of the tests' pages, so that they offer no other.
if (typeof window !== 'undefined') {
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => ['fr-TN'] });
}

// For each style read, jsdom compares an element with every rule of its style sheet. The styles of the pages are not
// loaded here, so that what Testing Library reads, to know what is hidden, depends on the kind of the element alone.
if (typeof window !== 'undefined') {
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const causes = ['hidden', 'open', 'popover', 'type', 'style'];
    const kind = [element.localName, ...causes.map((name) => element.getAttribute(name))].join();
    const known = styles.get(kind);
    if (known) return known;
    const { display, visibility, pointerEvents } = compute(element.cloneNode() as Element);
    const read = { display, visibility, pointerEvents };
    const style = { ...read, getPropertyValue: (name: keyof typeof read) => read[name] };
    styles.set(kind, style as CSSStyleDeclaration);
    return style as CSSStyleDeclaration;
  };
}

// A browser stores a copy of a history entry's state; jsdom stores the object itself.
for (const name of ['pushState', 'replaceState'] as const) {
  const write = globalThis.history?.[name].bind(history);
  if (write) history[name] = (state, ...rest) => write(structuredClone(state), ...rest);
}

// A test fails if the page logs an error or a warning, even if its assertions pass.
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  // Before each test, because the end of one restores them.
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words) => complaints.push(words));
  }
  // Tests that need no page run in Node, without jsdom.
  globalThis.sessionStorage?.clear();
  globalThis.localStorage?.clear();
});

// A file's own `afterEach` runs before this one.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.document?.head.replaceChildren();
  globalThis.document?.body.replaceChildren();
  expect(complaints).toEqual([]);
});

// Dynamic imports may still be pending when the last test of a file ends.
afterAll(() => vi.dynamicImportSettled());

// jsdom lacks reportError; an error that browsers would report must fail a test here.
globalThis.reportError ??= (error: unknown) => {
  queueMicrotask(() => {
    throw error;
  });
};
