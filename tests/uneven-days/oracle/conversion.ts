import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type { KnownCurrency, KnownMid, KnownQuote, KnownToday } from './known-today.ts';

/** The question of a conversion; without a bank, about the mean of all boards in force. */
export interface Question {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly bank?: string;
  /** Whether the amount is in `to`, and the question is its price in `from`. */
  readonly isBought?: boolean;
}

/** A correct number, with the days and sources that it depends on. */
export interface Expected {
  readonly value: Decimal;
  readonly days: readonly string[];
  readonly sources: readonly string[];
  /** Whether no counter's rate contributes to it. */
  readonly isMid: boolean;
}

type Side = 'purchase' | 'sale';

/** The payout (purchase of the first, sale of the second), or the price of an amount by these two rates. */
export function answer(question: Question, known: KnownToday): Expected | undefined {
  return question.isBought
    ? converted(reversed(question), known, ['sale', 'purchase'])
    : converted(question, known, ['purchase', 'sale']);
}

function reversed({ from, to, ...rest }: Question): Question {
  return { ...rest, from: to, to: from };
}

/** The price of obtaining the amount instead: sale of the first, purchase of the second. */
export function otherSide(question: Question, known: KnownToday): Expected | undefined {
  if (question.isBought) return undefined;
  const found = converted(question, known, ['sale', 'purchase']);
  return found?.isMid ? undefined : found;
}

/** The amount at the leading mid rates, for reference. */
export function reference(question: Question, known: KnownToday): Expected | undefined {
  const { amount, from, to } = question.isBought ? reversed(question) : question;
  const [first, second] = [from, to].map((code) => midOf(known.of(code)?.leading, code));
  return first && second && crossed(amount, first, second);
}

/** One bank's payout by its own rates alone. */
export function payout(
  { amount, from, to, bank, isBought }: Question,
  known: KnownToday,
): Expected | undefined {
  if (isBought) {
    const sale = ownRate(known.of(to), bank, 'sale');
    return sale && crossed(amount, sale, dinarRate);
  }
  const [first, second] = [
    from === 'TND' ? dinarRate : ownRate(known.of(from), bank, 'purchase'),
    to === 'TND' ? dinarRate : ownRate(known.of(to), bank, 'sale'),
  ];
  return first && second && crossed(amount, first, second);
}

function ownRate(
  currency: KnownCurrency | undefined,
  bank: string | undefined,
  side: Side,
): Expected | undefined {
  const own = shownQuotes(currency).filter((quote) => quote.bank === bank);
  return own.length > 0 ? sideOf(own, side) : undefined;
}

/** The mean of the boards in force. */
export function counterMean(currency: KnownCurrency | undefined, side: Side): Expected | undefined {
  return currency && currency.inForce.length > 0 ? sideOf(currency.inForce, side) : undefined;
}

/** All boards that may be shown, including older ones. */
export function shownQuotes(currency: KnownCurrency | undefined): readonly KnownQuote[] {
  return currency ? [...currency.inForce, ...currency.older] : [];
}

const dinarRate: Expected = { value: decimal(1), days: [], sources: [], isMid: true };

function converted(
  { amount, from, to, bank }: Question,
  known: KnownToday,
  [ofFirst, ofSecond]: readonly [Side, Side],
): Expected | undefined {
  const first = from === 'TND' ? dinarRate : rateOf(known.of(from), ofFirst, bank);
  const second = to === 'TND' ? dinarRate : rateOf(known.of(to), ofSecond, bank);
  return first && second && crossed(amount, first, second);
}

function rateOf(
  currency: KnownCurrency | undefined,
  side: Side,
  bank: string | undefined,
): Expected | undefined {
  if (!currency) return undefined;
  if (bank === 'BCTN' && currency.central) return midOf(currency.central, currency.currency);
  const own = currency.inForce.filter((quote) => quote.bank === bank);
  const taken = own.length > 0 ? own : currency.inForce;
  return taken.length > 0 ? sideOf(taken, side) : midOf(currency.leading, currency.currency);
}

function sideOf(quotes: readonly KnownQuote[], side: Side): Expected {
  const sum = quotes.reduce((total, quote) => total.plus(quote[side]), decimal(0));
  return {
    value: sum.div(quotes.length),
    days: distinct(quotes.map(({ day }) => day)),
    sources: distinct(quotes.map(({ source }) => source)),
    isMid: false,
  };
}

function midOf(mid: KnownMid | undefined, code: string): Expected | undefined {
  if (code === 'TND') return dinarRate;
  return mid && { value: mid.value, days: [mid.day], sources: [mid.source], isMid: true };
}

function crossed(amount: string, first: Expected, second: Expected): Expected {
  return {
    value: decimal(amount).times(first.value).div(second.value),
    days: distinct([...first.days, ...second.days]),
    sources: distinct([...first.sources, ...second.sources]),
    isMid: first.isMid && second.isMid,
  };
}

/** Each text once, in order. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
