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

it.each(places)('A text kept for the %s is stored in %s only', (keptFor, own, other) => {
  expect(readKept(keptFor, 'langue')).toBeUndefined();
  keepText(keptFor, 'langue', 'ar');
  expect(readKept(keptFor, 'langue')).toBe('ar');
  expect([window[own].getItem('langue'), window[other].getItem('langue')]).toEqual(['ar', null]);
});

it.each(places)('Keeps nothing for the %s if access to %s throws', (keptFor, own) => {
  vi.spyOn(globalThis, own, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  keepText(keptFor, 'langue', 'ar');
  expect(readKept(keptFor, 'langue')).toBeUndefined();
});

it('A full storage keeps its previous text', () => {
  keepText('later-visits', 'langue', 'fr');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  keepText('later-visits', 'langue', 'ar');
  expect(readKept('later-visits', 'langue')).toBe('fr');
});

it('Rethrows an error that is not a DOMException', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new TypeError('planted');
  });
  expect(() => readKept('visit', 'langue')).toThrow('planted');
});
