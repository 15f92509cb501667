import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import type { Decimal } from '@dinar/domain/money/decimal';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import { converterHref } from '@dinar/site/routes/site-links';
import { useSyncExternalStore } from 'react';
import { readStoredText, removeText, storeText } from '../../data/page/stored-text.ts';

/** The visitor's choices that the site opens with; without a bank, the mean of all banks. */
export interface Favourites {
  readonly currency: ForeignCurrencyCode;
  readonly amount: Decimal;
  readonly bank?: BankCode | undefined;
}

const key = 'favoris';
const listeners = new Set<() => void>();

/** The favourites stored on this device, updated on change; `undefined` on a server. */
export function useFavourites(): Favourites | undefined {
  const text = useSyncExternalStore(subscribe, keptText, () => undefined);
  return text === undefined ? undefined : parseFavourites(text);
}

/** Reads the favourites stored on this device. */
export function readFavourites(): Favourites | undefined {
  const text = keptText();
  return text === undefined ? undefined : parseFavourites(text);
}

/** Stores favourites on this device; returns whether the browser did. */
export function keepFavourites(favourites: Favourites): boolean {
  const text = favouritesHref(favourites);
  storeText('later-visits', key, text);
  tell();
  return keptText() === text;
}

/** Removes the favourites from this device. */
export function clearFavourites(): void {
  removeText('later-visits', key);
  tell();
}

/** Returns the converter's address for favourites, which is also their stored form. */
export function favouritesHref({ currency, ...rest }: Favourites): string {
  return converterHref({ from: currency, to: 'TND', ...rest });
}

// A malformed text, which other code may have stored, gives no favourites.
function parseFavourites(text: string): Favourites | undefined {
  const query = new URLSearchParams(text.split('?')[1]);
  const currency = parseForeignCurrencyCode(query.get('from') ?? '');
  const amount = parseAmount(query.get('amount') ?? '');
  if (!currency || !amount.ok) return undefined;
  return { currency, amount: amount.value, bank: parseBankCode(query.get('bank') ?? '') };
}

function keptText(): string | undefined {
  return readStoredText('later-visits', key);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tell(): void {
  for (const listener of listeners) listener();
}
