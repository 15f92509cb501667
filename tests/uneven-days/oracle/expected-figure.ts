import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type { Address } from '../pages/addresses.ts';
import type { Figure } from '../reading/read-figures.ts';
import { answer, otherSide, payout, type Question, reference, shownQuotes } from './conversion.ts';
import { type KnownMid, type KnownQuote, type KnownToday, publishedBy } from './known-today.ts';
import { marginInDinars, marginInPercent } from './margin.ts';
import { medianDistance } from './median.ts';
import {
  atBest,
  atMean,
  atWorst,
  bestQuotes,
  isBetter,
  mayBeCompared,
  roundTripInDinars,
  roundTripInPercent,
} from './ranking.ts';

/** The value that a figure must show, with the days and sources of its rates. */
export interface ExpectedFigure {
  readonly value: Decimal;
  readonly days: readonly string[];
  readonly sources: readonly string[];
  /** For a mid rate only: the times that may be beside it, and the links that it requires. */
  readonly times?: readonly string[];
  readonly homePages?: readonly string[];
  /** For a difference only: the amount beside it, whose decimals it has. */
  readonly amount?: Decimal;
}

type Asked = Pick<Figure, 'kind' | 'currency' | 'pair' | 'bank'>;

/** The value that a figure of a page must show; undefined if there is nothing to show. */
export function expectedFigure(
  figure: Asked,
  address: Address,
  known: KnownToday,
): ExpectedFigure | undefined {
  const currency = figure.currency ?? address.currency ?? '';
  switch (figure.kind) {
    case 'leading':
    case 'central':
    case 'manual':
    case 'market':
      return ofMid(known.of(currency)?.[figure.kind]);
    case 'purchase':
    case 'sale':
    case 'spread':
      return ofBank(figure.kind, quoteOf(figure, address, known));
    case 'best-purchase':
      return ofBest('purchase', currency, figure.bank, known);
    case 'best-sale':
      return ofBest('sale', currency, figure.bank, known);
    case 'answer':
      return answer(questionOf(figure, address), known);
    case 'unit':
      return answer({ ...questionOf(figure, address), amount: '1' }, known);
    case 'other-side':
      return otherSide(questionOf(figure, address), known);
    case 'reference':
      return reference(questionOf(figure, address), known);
    case 'margin':
      return marginInDinars(questionOf(figure, address), known);
    case 'margin-percent':
      return marginInPercent(questionOf(figure, address), known);
    case 'at-best':
      return atBest(rankedQuestion(figure, address), known);
    case 'at-worst':
      return atWorst(rankedQuestion(figure, address), known);
    case 'at-mean':
      return atMean(rankedQuestion(figure, address), known);
    case 'round-trip':
      return roundTripInDinars(rankedQuestion(figure, address), known);
    case 'round-trip-percent':
      return roundTripInPercent(rankedQuestion(figure, address), known);
    case 'payout':
      return payout(comparedQuestion(figure, address), known);
    case 'gap':
      return gapOf(comparedQuestion(figure, address), known);
    case 'rank-purchase':
      return rankOf('purchase', figure, address, known);
    case 'rank-sale':
      return rankOf('sale', figure, address, known);
    case 'median-distance':
      return medianDistance(figure, address, known);
    case 'variation':
    case 'coin-price':
      return undefined;
  }
}

function ofMid(mid: KnownMid | undefined): ExpectedFigure | undefined {
  if (!mid) return undefined;
  const { value, day, source, at, provider } = mid;
  return {
    value,
    days: [day],
    sources: [source],
    times: at === undefined ? [] : timesInTunis(at, day),
    homePages: provider === 'open-er-api' && source !== 'demo' ? [homePage] : [],
  };
}

// Its terms require a link: https://www.exchangerate-api.com/docs/free
const homePage = 'https://www.exchangerate-api.com/';

// One hour ahead of UTC. An instant of another day in Tunis is not a time of this day.
function timesInTunis(at: string, day: string): string[] {
  const local = new Date(Date.parse(at) + 3_600_000).toISOString();
  return local.startsWith(day) ? [local.slice(11, 16)] : [];
}

function quoteOf({ currency, bank }: Asked, address: Address, known: KnownToday) {
  const code = currency ?? address.currency ?? '';
  if (isOfBank(address)) return publishedBy(bank ?? address.bank ?? '', code, known);
  return shownQuotes(known.of(code)).find((each) => each.bank === bank);
}

function isOfBank({ kind }: Address): boolean {
  return kind === 'bank' || kind === 'bank-currency';
}

function ofBank(
  kind: 'purchase' | 'sale' | 'spread',
  quote: KnownQuote | undefined,
): ExpectedFigure | undefined {
  if (!quote) return undefined;
  const value = kind === 'spread' ? quote.sale.minus(quote.purchase) : quote[kind];
  return { value, days: [quote.day], sources: [quote.source] };
}

function ofBest(
  side: 'purchase' | 'sale',
  currency: string,
  bank: string | undefined,
  known: KnownToday,
): ExpectedFigure | undefined {
  const best = bestQuotes(known.of(currency), side);
  const named = best.filter((quote) => bank === undefined || quote.bank === bank);
  const [first] = named;
  if (!first) return undefined;
  return {
    value: first[side],
    days: named.map(({ day }) => day),
    sources: named.map(({ source }) => source),
  };
}

// Banks with one rate share a place; its day and source are those of the bank's own rate.
function rankOf(
  side: 'purchase' | 'sale',
  { currency, bank }: Asked,
  address: Address,
  known: KnownToday,
): ExpectedFigure | undefined {
  const rates = known.of(currency ?? address.currency ?? '');
  const own = rates?.inForce.find((quote) => quote.bank === bank);
  if (!rates || !own || !mayBeCompared(rates)) return undefined;
  const better = rates.inForce.filter((quote) => isBetter(side, quote, own));
  return { value: decimal(better.length + 1), days: [own.day], sources: [own.source] };
}

// Home's card and the page's heading answer the address's question; a figure with its own pair answers that.
function questionOf({ pair, currency, bank: ofFigure }: Asked, address: Address): Question {
  const asked = pair ??
    (currency && address.kind !== 'converter'
      ? { amount: '1', from: currency, to: 'TND' }
      : undefined) ??
    address.conversion ?? { amount: '1', from: currency ?? '', to: 'TND' };
  const hasBank = address.kind === 'converter' || address.kind === 'bank-currency';
  const bank = ofFigure ?? (hasBank ? address.bank : undefined);
  return { ...asked, ...(bank !== undefined && { bank }) };
}

/** The question of a ranking, about the bank that the figure names. */
function rankedQuestion(figure: Asked, address: Address): Question {
  const { bank: _, ...question } = questionOf(figure, address);
  return { ...question, ...(figure.bank !== undefined && { bank: figure.bank }) };
}

/** The question of a comparison row: its own pair, or that of the page's comparison. */
function comparedQuestion({ pair, bank, currency }: Asked, address: Address): Question {
  const { amount, given } = address.comparison ?? { amount: '1', given: 'currency' };
  const code = currency ?? address.currency ?? '';
  const ofPage = given === 'dinars' ? { from: 'TND', to: code } : { from: code, to: 'TND' };
  return { amount, ...ofPage, ...pair, ...(bank !== undefined && { bank }) };
}

function gapOf(question: Question, known: KnownToday): ExpectedFigure | undefined {
  const own = payout(question, known);
  const [currency, side] =
    question.from === 'TND'
      ? ([question.to, 'sale'] as const)
      : ([question.from, 'purchase'] as const);
  const [best] = bestQuotes(known.of(currency), side);
  const top = best && payout({ ...question, bank: best.bank }, known);
  const isInForce = known.of(currency)?.inForce.some(({ bank }) => bank === question.bank);
  if (!own || !top || !isInForce) return undefined;
  const { value: amount, days, sources } = own;
  return { value: top.value.minus(amount).abs(), days, sources, amount };
}
