import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { type Decimal, parseAmount } from '@dinar/domain/money/decimal';
import { converterHref } from '@dinar/site/routes/site-links';
import { useSyncExternalStore } from 'react';
import { forgetText, keepText, readKept } from '../../data/page/kept-text.ts';

/** The visitor's choices that the site opens on; without a bank, the mean of all. */
export interface Favourites {
  readonly currency: ForeignCurrencyCode;
  readonly amount: Decimal;
  readonly bank?: BankCode | undefined;
}

const key = 'favoris';
const listeners = new Set<() => void>();

/** The favourites kept on this device, and as the text they are kept as; none on a server. */
export function useFavourites(): Favourites | undefined {
  const text = useSyncExternalStore(subscribe, keptText, () => undefined);
  return text === undefined ? undefined : parseFavourites(text);
}

/** The favourites kept on this device. */
export function readFavourites(): Favourites | undefined {
  const text = keptText();
  return text === undefined ? undefined : parseFavourites(text);
}

/** Keeps favourites on this device; says whether the browser did. */
export function keepFavourites(favourites: Favourites): boolean {
  const text = favouritesHref(favourites);
  keepText('later-visits', key, text);
  tell();
  return keptText() === text;
}

/** Forgets the favourites of this device. */
export function clearFavourites(): void {
  forgetText('later-visits', key);
  tell();
}

/** The converter's address for favourites: they are kept as it. */
export function favouritesHref({ currency, ...rest }: Favourites): string {
  return converterHref({ from: currency, to: 'TND', ...rest });
}

// Text of another writer is no favourite.
function parseFavourites(text: string): Favourites | undefined {
  const query = new URLSearchParams(text.split('?')[1]);
  const currency = parseForeignCurrencyCode(query.get('from') ?? '');
  const amount = parseAmount(query.get('amount') ?? '');
  if (!currency || !amount.ok) return undefined;
  return { currency, amount: amount.value, bank: parseBankCode(query.get('bank') ?? '') };
}

function keptText(): string | undefined {
  return readKept('later-visits', key);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tell(): void {
  for (const listener of listeners) listener();
}
