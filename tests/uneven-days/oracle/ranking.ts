import { decimal } from '@dinar/domain/money/decimal';
import { bestQuotes, mayBeCompared } from './best.ts';
import { answer, counterMean, type Expected, payout, type Question } from './conversion.ts';
import type { KnownCurrency, KnownQuote, KnownToday } from './known-today.ts';

/** The answer at the best banks in force (pay most or charge least), or at the named one of them. */
export function atBest(question: Question, known: KnownToday): Expected | undefined {
  return atOneOf(bestQuotes(rankedOf(question, known), sideOf(question)), question, known);
}

/** The answer at a worst bank in force (pays least or charges most). */
export function atWorst(question: Question, known: KnownToday): Expected | undefined {
  const ranked = rankedOf(question, known);
  if (!mayBeCompared(ranked)) return undefined;
  const side = sideOf(question);
  const worst = ranked.inForce.filter((quote) =>
    ranked.inForce.every((other) =>
      side === 'sale' ? quote.sale.gte(other.sale) : quote.purchase.lte(other.purchase),
    ),
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

export function sideOf({ from }: Question): 'purchase' | 'sale' {
  return from === 'TND' ? 'sale' : 'purchase';
}

function atOneOf(
  quotes: readonly KnownQuote[],
  question: Question,
  known: KnownToday,
): Expected | undefined {
  const named = quotes.filter(({ bank }) => bank === (question.bank ?? bank));
  const [first, ...others] = named.flatMap(
    ({ bank }) => payout({ ...question, bank }, known) ?? [],
  );
  const all = [first, ...others].flatMap((one) => one ?? []);
  return (
    first && {
      ...first,
      days: [...new Set(all.flatMap(({ days }) => days))].sort(),
      sources: [...new Set(all.flatMap(({ sources }) => sources))],
    }
  );
}
