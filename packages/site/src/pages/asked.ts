import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import type { AddressedConversion } from '../routes/site-links.ts';
import { bankCurrencyPath } from './canonical-path.ts';
import { type Intent, intents } from './converter-state.ts';
import { bankParameter, homeCurrencyParameter, type PageQuery } from './page.ts';

/**
 * What a visitor asks of the banks about a currency, in the words of every address:
 * `?intent=sell&amount=500`, as in the converter.
 */
export interface Asked {
  readonly mode: ComparisonMode;
  /** The amount as typed; absent if none is asked for. */
  readonly text?: string | undefined;
}

/** The comparison of each intent. */
export const askedModes = {
  sell: 'SELECTED',
  spend: 'TND',
  buy: 'BUY',
} as const satisfies Readonly<Record<Intent, ComparisonMode>>;

const askedIntents: Readonly<Record<ComparisonMode, Intent>> = {
  SELECTED: 'sell',
  TND: 'spend',
  BUY: 'buy',
};

/** The intent of a question. */
export function askedIntent({ mode }: Asked): Intent {
  return askedIntents[mode];
}

/** Reads the question of an address; its absent intent is the given one. */
export function askedIn(query: PageQuery, fallback: ComparisonMode): Asked {
  const intent = intents.find((each) => each === query.get('intent'));
  // Addresses of before: `?sens=devise&montant=500`.
  const former = query.get('sens') === 'devise' ? 'SELECTED' : fallback;
  const text = query.get('amount') ?? query.get('montant') ?? undefined;
  return { mode: intent ? askedModes[intent] : former, text };
}

/** The part of URLSearchParams that writes. */
interface WritableQuery {
  readonly set: (name: string, value: string) => void;
  readonly delete: (name: string) => void;
}

/** Writes a question into a query, without what is the default there. */
export function writeAsked(query: WritableQuery, asked: Asked, fallback: Asked): void {
  for (const name of ['sens', 'montant', 'intent', 'amount']) query.delete(name);
  for (const [name, value] of wordsOf(asked, fallback)) query.set(name, value);
}

/** The address of a path with a question. */
export function askedHref(path: string, asked: Asked, fallback: Asked): string {
  const query = wordsOf(asked, fallback).map((word) => word.map(encodeURIComponent).join('='));
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

function wordsOf({ mode, text }: Asked, fallback: Asked): [name: string, value: string][] {
  return [
    ...(mode === fallback.mode ? [] : [['intent', askedIntents[mode]] as [string, string]]),
    ...(text !== undefined && text !== fallback.text ? [['amount', text] as [string, string]] : []),
  ];
}

/** The default question of home, as specified. */
export const homeQuestion = { mode: 'SELECTED', text: '100' } as const satisfies Asked;

/** What a visitor chooses on home; the text of the amount as the address has it. */
export interface HomeChoice {
  readonly currency: ForeignCurrencyCode;
  readonly bank?: BankCode | undefined;
  readonly asked: Asked;
}

/** Writes home's choices into a query, without what home shows by itself: `?devise=USD&bank=biat&amount=500`. */
export function writeHomeChoice(query: WritableQuery, { currency, bank, asked }: HomeChoice): void {
  query.delete(homeCurrencyParameter);
  if (currency !== homeCurrencies[0]) query.set(homeCurrencyParameter, currency);
  query.delete(bankParameter);
  if (bank) query.set(bankParameter, bankByCode(bank).slug);
  writeAsked(query, asked, homeQuestion);
}

/** The default question of the comparator, as specified. */
export const comparatorQuestion: Asked = { mode: 'TND', text: '1000' };

/** The default question of a bank's currency. */
export const bankQuestion: Asked = { mode: 'SELECTED' };

/** The address of a bank's page of one currency, with the visitor's question. */
export function bankCurrencyHref(
  bank: BankCode,
  currency: ForeignCurrencyCode,
  asked: Asked = bankQuestion,
): string {
  return askedHref(bankCurrencyPath({ bank, currency }), asked, bankQuestion);
}

/** The two currencies of a question, for a conversion. */
export function askedSides(
  mode: ComparisonMode,
  currency: ForeignCurrencyCode,
): Pick<AddressedConversion, 'from' | 'to' | 'fixedSide'> {
  switch (mode) {
    case 'SELECTED':
      return { from: currency, to: 'TND' };
    case 'TND':
      return { from: 'TND', to: currency };
    case 'BUY':
      return { from: 'TND', to: currency, fixedSide: 'buy' };
  }
}
