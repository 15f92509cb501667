import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { type Intent, intents } from '@dinar/domain/today/intent';
import { addressWith } from '../routes/site-links.ts';
import { bankCurrencyPath } from './canonical-path.ts';
import type { ConverterState } from './converter-state.ts';
import { bankParameter, homeCurrencyParameter, type PageQuery } from './page.ts';

/**
 * What a visitor asks of the banks about a currency, in the words of every address:
 * `?intent=sell&amount=500`, as in the converter.
 */
export interface Asked {
  readonly intent: Intent;
  /** The amount as typed; absent if none is asked for. */
  readonly text?: string | undefined;
}

/** Reads the question of an address; its absent intent is the given one. */
export function askedIn(query: PageQuery, fallback: Intent): Asked {
  const given = intents.find((each) => each === query.get('intent'));
  // Addresses of before: `?sens=devise&montant=500`.
  const former = query.get('sens') === 'devise' ? 'sell' : fallback;
  const text = query.get('amount') ?? query.get('montant') ?? undefined;
  return { intent: given ?? former, text };
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
  return addressWith(path, wordsOf(asked, fallback));
}

function wordsOf({ intent, text }: Asked, fallback: Asked): [name: string, value: string][] {
  return [
    ...(intent === fallback.intent ? [] : [['intent', intent] as [string, string]]),
    ...(text !== undefined && text !== fallback.text ? [['amount', text] as [string, string]] : []),
  ];
}

/** The default question of home, as specified. */
export const homeQuestion = { intent: 'sell', text: '100' } as const satisfies Asked;

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
export const comparatorQuestion: Asked = { intent: 'spend', text: '1000' };

/** The default question of a bank's currency. */
export const bankQuestion: Asked = { intent: 'sell' };

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
  intent: Intent,
  currency: ForeignCurrencyCode,
): Pick<ConverterState, 'from' | 'to' | 'fixedSide'> {
  switch (intent) {
    case 'sell':
      return { from: currency, to: 'TND' };
    case 'spend':
      return { from: 'TND', to: currency };
    case 'buy':
      return { from: 'TND', to: currency, fixedSide: 'buy' };
  }
}
