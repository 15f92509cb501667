import { bankByCode } from '@dinar/domain/banks/bank';
import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import { type CurrencyCode, parseCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { typedNumeral } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { type ParsedAmount, parseAmount } from '@dinar/domain/money/parse-amount';
import type { ConversionRequest } from '@dinar/domain/today/conversion-today';
import { type Intent, intents } from '@dinar/domain/today/intent';
import { converterAddress, type GivenConversion } from '../routes/site-links.ts';

/** The choices in the converter; without a bank, the mean of all banks is used. */
export interface ConverterState extends Omit<ConversionRequest, 'amount'> {
  readonly amount: ParsedAmount;
  /**
   * The texts of an address that are no choice: an unknown currency or bank, or the first currency again.
   * Nothing is converted while one is for a currency, and `from` and `to` are what the fields would offer.
   */
  readonly unread?: UnreadChoices | undefined;
}

type UnreadChoices = { readonly [Name in 'from' | 'to' | 'bank']?: string | undefined };

/** The banks that the converter lists by name. */
export const converterBanks = [
  'ATBK',
  'BCTN',
  'BIAT',
  'STBK',
] as const satisfies readonly BankCode[];

/** The amounts that one tap selects. */
export const popularAmounts = [1, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Reads the state that texts give; an absent one has its default, a text that is no choice is kept as unread. */
export function converterState(given: GivenConversion, locale: Locale): ConverterState {
  const { from = 'EUR', to = 'TND', amount = '1', intent, bank = '' } = given;
  const code = parseBankCode(bank);
  const state = {
    ...readSides({ from, to }),
    amount: addressedAmount(amount, locale),
    bank: code,
  };
  const unreadBank = bank === '' || code ? undefined : bank;
  const whole = unreadBank ? { ...state, unread: { ...state.unread, bank: unreadBank } } : state;
  const known = intents.find((each) => each === intent);
  return known ? withIntent(whole, known) : whole;
}

/** The conversion to compute for a state; undefined while a part of it cannot be read. */
export function requestOf(state: ConverterState): ConversionRequest | undefined {
  const { amount, unread, ...sides } = state;
  if (!amount.ok || unread?.from !== undefined || unread?.to !== undefined) return undefined;
  return { ...sides, amount: amount.value };
}

/**
 * The canonical address of a state, used by every link, stored page and copy; with the texts that could not be read as
 * they were given.
 */
export function stateHref(state: ConverterState): string {
  const { amount, bank, fixedSide, unread } = state;
  return converterAddress({
    ...sidesIn(state),
    amount: amount.ok ? amount.value.toFixed() : amount.text,
    intent: fixedSide,
    bank: unread?.bank ?? (bank && bankByCode(bank).slug),
  });
}

/** Changes the intent of a state, for the same currency. */
export function withIntent(state: ConverterState, intent: Intent): ConverterState {
  const { from, to } = sidesIn(state);
  const isOfDinars = from === 'TND';
  switch (intent) {
    case 'sell':
      return isOfDinars ? swapped(state) : state;
    case 'spend':
    case 'buy': {
      const sides = isOfDinars ? { from, to } : { from: 'TND', to: from };
      return withSides(state, sides, intent === 'buy' ? 'buy' : undefined);
    }
  }
}

/** Changes one side of a state; choosing the currency of the other side swaps the two. */
export function withSide(
  state: ConverterState,
  side: 'from' | 'to',
  currency: CurrencyCode,
): ConverterState {
  const texts = sidesIn(state);
  const isOther = texts[side === 'from' ? 'to' : 'from'] === currency;
  if (isOther && texts.from !== texts.to) return swapped(state);
  const sides = { ...texts, [side]: currency };
  return withSides(state, sides, sides.from === 'TND' ? state.fixedSide : undefined);
}

/** Changes the bank of a state. */
export function withBank({ unread, ...state }: ConverterState, bank: BankCode | undefined) {
  const { bank: _, ...sides } = unread ?? {};
  return { ...state, bank, ...(Object.keys(sides).length > 0 && { unread: sides }) };
}

/** Swaps the two sides of a state: the currency to buy becomes the currency to sell. */
export function swapped(state: ConverterState): ConverterState {
  const { from, to } = sidesIn(state);
  return withSides(state, { from: to, to: from }, undefined);
}

/** The texts of the two sides, as given where they could not be read. */
function sidesIn({ from, to, unread }: Pick<ConverterState, keyof ReadSides>): Sides {
  return { from: unread?.from ?? from, to: unread?.to ?? to };
}

interface Sides {
  readonly from: string;
  readonly to: string;
}

type ReadSides = Pick<ConverterState, 'from' | 'to' | 'unread'>;

function withSides(
  state: ConverterState,
  sides: Sides,
  fixedSide: ConverterState['fixedSide'],
): ConverterState {
  const { unread, ...read } = readSides(sides);
  const bank = state.unread?.bank;
  const all = bank === undefined ? unread : { ...unread, bank };
  const { unread: _, ...rest } = state;
  return { ...rest, ...read, fixedSide, ...(all && { unread: all }) };
}

function readSides(texts: Sides): ReadSides {
  const [from, to] = [parseCurrencyCode(texts.from), parseCurrencyCode(texts.to)];
  if (from && to && from !== to) return { from, to };
  if (from) return { from, to: counterpart(from), unread: { to: texts.to } };
  if (to) return { from: counterpart(to), to, unread: { from: texts.from } };
  return { from: 'EUR', to: 'TND', unread: texts };
}

function counterpart(currency: CurrencyCode): CurrencyCode {
  return currency === 'TND' ? 'EUR' : 'TND';
}

/** Reads the amount of an address, whose plain numeral is shown as it is written in the language. */
export function addressedAmount(text: string, locale: Locale): ParsedAmount {
  const typed = /^\d+\.\d+$/.test(text) ? typedNumeral(text, locale) : text;
  return parseAmount(typed, locale);
}
