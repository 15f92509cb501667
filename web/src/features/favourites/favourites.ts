import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { defaultLocale } from '@dinar/domain/language/locale';
import type { Decimal } from '@dinar/domain/money/decimal';
import { amountOf, parseAmount } from '@dinar/domain/money/parse-amount';
import { stateHref } from '@dinar/site/pages/converter-state';
import { useSyncExternalStore } from 'react';
import { readStoredText, removeText, storeText } from '../../data/page/stored-text.ts';

/** The visitor's choices that the site opens with; without a bank, all banks. */
export interface Favourites {
  /** The first is the one that pages open on. */
  readonly currencies: readonly [ForeignCurrencyCode, ...ForeignCurrencyCode[]];
  readonly amount: Decimal;
  readonly bank?: BankCode | undefined;
}

const key = 'favoris';
const othersParameter = 'avec';

/** The favourites stored on this device, updated on change in any tab; `undefined` on a server. */
export function useFavourites(): Favourites | undefined {
  return parseFavourites(useSyncExternalStore(subscribe, keptText, () => undefined));
}

/** Reads the favourites stored on this device. */
export function readFavourites(): Favourites | undefined {
  return parseFavourites(keptText());
}

/** Stores favourites on this device; returns whether the browser did. */
export function keepFavourites(favourites: Favourites): boolean {
  const text = storedForm(favourites);
  storeText('later-visits', key, text);
  notify();
  return keptText() === text;
}

/** Removes the favourites from this device. */
export function clearFavourites(): void {
  removeText('later-visits', key);
  notify();
}

/** Returns the converter's address for favourites. */
export function favouritesHref({ currencies: [from], amount, bank }: Favourites): string {
  return stateHref({ from, to: 'TND', amount: amountOf(amount), bank });
}

// The address of the converter with the other currencies: favourites of before are such an address.
function storedForm(favourites: Favourites): string {
  const [, ...others] = favourites.currencies;
  const also = others.length > 0 ? `&${othersParameter}=${others.join(',')}` : '';
  return `${favouritesHref(favourites)}${also}`;
}

// No text, or a malformed one, which other code may have stored, gives no favourites.
function parseFavourites(text = ''): Favourites | undefined {
  const query = new URLSearchParams(text.split('?')[1]);
  const currency = parseForeignCurrencyCode(query.get('from') ?? '');
  const amount = parseAmount(query.get('amount') ?? '', defaultLocale);
  if (!currency || !amount.ok) return undefined;
  const others = (query.get(othersParameter) ?? '').split(',').flatMap((code) => {
    const other = parseForeignCurrencyCode(code);
    return other && other !== currency ? [other] : [];
  });
  return {
    currencies: [currency, ...new Set(others)],
    amount: amount.value,
    bank: parseBankCode(query.get('bank') ?? ''),
  };
}

function keptText(): string | undefined {
  return readStoredText('later-visits', key);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** Reports a change to this tab, as a browser does to the others. */
function notify(): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}
