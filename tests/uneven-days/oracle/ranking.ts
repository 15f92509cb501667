import { decimal } from '@dinar/domain/money/decimal';
import {
  answer,
  counterMean,
  distinct,
  type Expected,
  payout,
  type Question,
} from './conversion.ts';
import type { KnownCurrency, KnownQuote, KnownToday } from './known-today.ts';

/** With fewer boards in force there is no best. */
const fewestCompared = 3;

export function mayBeCompared(currency: KnownCurrency | undefined): currency is KnownCurrency {
  return currency !== undefined && currency.inForce.length >= fewestCompared;
}

type Side = 'purchase' | 'sale';

/** Whether a bank pays more or charges less than another one. */
export function isBetter(side: Side, one: KnownQuote, other: KnownQuote): boolean {
  return side === 'purchase' ? one.purchase.gt(other.purchase) : one.sale.lt(other.sale);
}

/** The banks that pay most or charge least: several on a tie, none if too few are in force. */
export function bestQuotes(currency: KnownCurrency | undefined, side: Side): readonly KnownQuote[] {
  const compared = mayBeCompared(currency) ? currency.inForce : [];
  return compared.filter((quote) => !compared.some((other) => isBetter(side, other, quote)));
}

/** The banks that lead the answer to a question. */
export function bestBanksFor(question: Question, known: KnownToday): readonly string[] {
  return bestQuotes(rankedOf(question, known), sideOf(question)).map(({ bank }) => bank);
}

/** The answer at the best banks in force (pay most or charge least), or at the named one of them. */
export function atBest(question: Question, known: KnownToday): Expected | undefined {
  return atOneOf(bestQuotes(rankedOf(question, known), sideOf(question)), question, known);
}

/** The answer at a worst bank in force (pays least or charges most). */
export function atWorst(question: Question, known: KnownToday): Expected | undefined {
  const ranked = rankedOf(question, known);
  if (!mayBeCompared(ranked)) return undefined;
  const side = sideOf(question);
  const worst = ranked.inForce.filter(
    (quote) => !ranked.inForce.some((other) => isBetter(side, quote, other)),
  );
  return atOneOf(worst, question, known);
}

/** The answer at the mean of all boards in force, ignoring the question's bank. */
export function atMean(
  { bank: _, ...question }: Question,
  known: KnownToday,
): Expected | undefined {
  if (!rankedOf(question, known)) return undefined;
  const found = answer(question, known);
  return found?.isMid ? undefined : found;
}

/** The loss of an amount bought at the mean sale rate and sold again at the mean purchase rate. */
export function roundTripInDinars(question: Question, known: KnownToday): Expected | undefined {
  const { amount, from, to, isBought } = question;
  const means = meansOf(question, known);
  if (!means) return undefined;
  const { purchase, sale } = means;
  const units = from === 'TND' && !isBought ? decimal(amount).div(sale.value) : decimal(amount);
  if (from !== 'TND' && to !== 'TND') return undefined;
  return { ...sale, value: units.times(sale.value).minus(units.times(purchase.value)) };
}

/** The same loss for each 100 dinars paid. */
export function roundTripInPercent(question: Question, known: KnownToday): Expected | undefined {
  const means = meansOf(question, known);
  return means && { ...means.sale, value: means.share.times(100) };
}

function meansOf(question: Question, known: KnownToday) {
  const ranked = rankedOf(question, known);
  const [purchase, sale] = [counterMean(ranked, 'purchase'), counterMean(ranked, 'sale')];
  if (!purchase || !sale) return undefined;
  const share = decimal(1).minus(purchase.value.div(sale.value));
  return share.gte('0.00005') ? { purchase, sale, share } : undefined;
}

export function rankedOf({ from, to }: Question, known: KnownToday): KnownCurrency | undefined {
  if (from !== 'TND' && to !== 'TND') return undefined;
  return known.of(from === 'TND' ? to : from);
}

function sideOf({ from }: Question): Side {
  return from === 'TND' ? 'sale' : 'purchase';
}

function atOneOf(
  quotes: readonly KnownQuote[],
  question: Question,
  known: KnownToday,
): Expected | undefined {
  const named = quotes.filter(({ bank }) => bank === (question.bank ?? bank));
  const all = named.flatMap(({ bank }) => payout({ ...question, bank }, known) ?? []);
  const [first] = all;
  return (
    first && {
      ...first,
      days: distinct(all.flatMap(({ days }) => days)),
      sources: distinct(all.flatMap(({ sources }) => sources)),
    }
  );
}
