import { afterEach, expect, it, vi } from 'vitest';
import { readStoredText, type StoredFor, storeText } from './stored-text.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const places = [
  ['visit', 'sessionStorage', 'localStorage'],
  ['later-visits', 'localStorage', 'sessionStorage'],
] as const satisfies readonly (readonly [StoredFor, keyof Window, keyof Window])[];

it.each(places)('A text kept for the %s is stored in %s only', (storedFor, own, other) => {
  expect(readStoredText(storedFor, 'langue')).toBeUndefined();
  storeText(storedFor, 'langue', 'ar');
  expect(readStoredText(storedFor, 'langue')).toBe('ar');
  expect([window[own].getItem('langue'), window[other].getItem('langue')]).toEqual(['ar', null]);
});

it.each(places)('Keeps nothing for the %s if access to %s throws', (storedFor, own) => {
  vi.spyOn(globalThis, own, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  storeText(storedFor, 'langue', 'ar');
  expect(readStoredText(storedFor, 'langue')).toBeUndefined();
});

it('A full storage keeps its previous text', () => {
  storeText('later-visits', 'langue', 'fr');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  storeText('later-visits', 'langue', 'ar');
  expect(readStoredText('later-visits', 'langue')).toBe('fr');
});

it('Rethrows an error that is not a DOMException', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new TypeError('planted');
  });
  expect(() => readStoredText('visit', 'langue')).toThrow('planted');
});
