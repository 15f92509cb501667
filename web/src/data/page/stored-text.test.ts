import { expect, it, vi } from 'vitest';
import { readStoredText, removeText, type StoredFor, storeText } from './stored-text.ts';

const places = [
  ['visit', 'sessionStorage', 'localStorage'],
  ['later-visits', 'localStorage', 'sessionStorage'],
] as const satisfies readonly (readonly [StoredFor, keyof Window, keyof Window])[];

it.each(places)('A text kept for the %s is stored in %s only', (storedFor, own, other) => {
  expect(readStoredText(storedFor, 'langue')).toBeUndefined();
  storeText(storedFor, 'langue', 'ar');
  expect(readStoredText(storedFor, 'langue')).toBe('ar');
  expect([window[own].getItem('langue'), window[other].getItem('langue')]).toEqual(['ar', null]);
  removeText(storedFor, 'langue');
  expect(readStoredText(storedFor, 'langue')).toBeUndefined();
});

// Browsers with blocked cookies throw, hardened Firefox has `null`, and some web views have half a storage.
const refusals: Readonly<Record<string, () => unknown>> = {
  'throws a DOMException': () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
  'throws another error': () => {
    throw new Error('Not implemented');
  },
  'throws no error object': () => {
    throw 'denied';
  },
  'is null': () => null,
  'is undefined': () => undefined,
  'has no methods': () => ({}),
  'is a text': () => 'localStorage',
};

it.each(
  places.flatMap(([storedFor, own]) =>
    Object.entries(refusals).map(([name, get]) => [storedFor, own, name, get] as const),
  ),
)('Keeps nothing for the %s if %s %s', (storedFor, own, _, get) => {
  vi.spyOn(globalThis, own, 'get').mockImplementation(get as () => Storage);
  storeText(storedFor, 'langue', 'ar');
  expect(readStoredText(storedFor, 'langue')).toBeUndefined();
  removeText(storedFor, 'langue');
});

it('A full storage keeps its previous text', () => {
  storeText('later-visits', 'langue', 'fr');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  storeText('later-visits', 'langue', 'ar');
  expect(readStoredText('later-visits', 'langue')).toBe('fr');
});
