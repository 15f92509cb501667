import { afterEach, expect, it, vi } from 'vitest';
import { type KeptFor, keepText, readKept } from './kept-text.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const places = [
  ['visit', 'sessionStorage', 'localStorage'],
  ['later-visits', 'localStorage', 'sessionStorage'],
] as const satisfies readonly (readonly [KeptFor, keyof Window, keyof Window])[];

it.each(places)('What is kept for the %s is in %s alone', (keptFor, own, other) => {
  expect(readKept(keptFor, 'langue')).toBeUndefined();
  keepText(keptFor, 'langue', 'ar');
  expect(readKept(keptFor, 'langue')).toBe('ar');
  expect([window[own].getItem('langue'), window[other].getItem('langue')]).toEqual(['ar', null]);
});

it.each(places)('A browser that refuses the %s at its name (%s) keeps nothing', (keptFor, own) => {
  vi.spyOn(globalThis, own, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  keepText(keptFor, 'langue', 'ar');
  expect(readKept(keptFor, 'langue')).toBeUndefined();
});

it('A full storage keeps what it had', () => {
  keepText('later-visits', 'langue', 'fr');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  keepText('later-visits', 'langue', 'ar');
  expect(readKept('later-visits', 'langue')).toBe('fr');
});

it('Another error than a refusal is thrown on', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new TypeError('planted');
  });
  expect(() => readKept('visit', 'langue')).toThrow('planted');
});
