import { answer, type Question, reference, shownQuotes } from '../oracle/conversion.ts';
import { expectedFigure } from '../oracle/expected-figure.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { bestBanksFor, mayBeCompared, rankedOf } from '../oracle/ranking.ts';
import type { Address } from '../pages/addresses.ts';
import type { Figure } from '../reading/read-figures.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt, placeOf } from './finding.ts';

/** Checks that known and required values are shown, because a missing answer is a fault too. */
export function checkPresent(page: ReadPage, known: KnownToday): Fault[] {
  return requiredFigures(page.address, known).flatMap((required) => {
    const expected = expectedFigure(required, page.address, known);
    if (!expected || page.figures.some((figure) => isAnswer(figure, required))) return [];
    // The best bank's gap is a word.
    if (required.kind === 'gap' && expected.value.eq(0)) return [];
    const right = String(expected.value);
    return faultsAt(placeOf(required), 'nothing', [['what is known is shown', right]]);
  });
}

function isAnswer(figure: Figure, { kind, currency, bank, pair }: RequiredFigure): boolean {
  if (figure.kind !== kind || !figure.shown) return false;
  if (currency !== undefined && figure.currency !== undefined && figure.currency !== currency)
    return false;
  if (bank !== undefined && figure.bank !== undefined && figure.bank !== bank) return false;
  return !pair || (figure.pair?.from === pair.from && figure.pair.to === pair.to);
}

/** A number that a page must show whenever it is known. */
type RequiredFigure = Pick<Figure, 'kind' | 'currency' | 'pair' | 'bank'>;

const homeCurrencies = ['EUR', 'USD', 'GBP', 'CAD', 'AED', 'SAR', 'DZD'];
const bankPageCurrencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'AED', 'SAR', 'NOK'];

const sheetAmounts = ['5', '10', '20', '50', '100', '200', '500', '1000'];

/** The figures that a page has to show. */
function requiredFigures(address: Address, known: KnownToday): RequiredFigure[] {
  const { kind, currency = '', bank, conversion } = address;
  switch (kind) {
    case 'home':
      return [
        ...homeCurrencies.flatMap((code) => figures(['leading'], { currency: code })),
        ...figures([...ofMarket, ...ofBest], { currency }),
        ...ofBoards([...ofBank, 'payout', 'gap'], currency, known),
        ...(conversion ? ofConversion(conversion, bank, known) : []),
      ];
    case 'comparator':
      return [
        ...figures([...ofMarket, 'manual', ...ofBest], { currency }),
        ...ofBoards([...ofBank, 'payout', 'gap'], currency, known),
      ];
    case 'banks':
      return [
        ...(currency === '' ? [] : figures([...ofMarket, ...ofBest], { currency })),
        ...homeCurrencies.flatMap((code) => ofBoards(ofBank, code, known)),
      ];
    case 'bank':
      return bank === undefined
        ? []
        : [
            ...bankPageCurrencies.flatMap((code) => ofBankPage(code, bank)),
            ...figures(['median-distance'], {}),
            ...figures(ofRank, { currency: 'EUR', bank }),
          ];
    case 'bank-currency':
      return bank === undefined
        ? []
        : [...ofBankPage(currency, bank), ...figures(ofRank, { currency, bank })];
    case 'converter':
      return conversion ? ofConversion(conversion, bank, known) : [];
    case 'sheet':
      return sheetAmounts.flatMap((amount) => [
        ...figures(['answer'], { pair: { amount, from: currency, to: 'TND' } }),
        ...figures(['answer'], { pair: { amount, from: 'TND', to: currency } }),
      ]);
    case 'amounts':
    case 'crypto':
      return [];
  }
}

type Kind = RequiredFigure['kind'];

const ofMarket: readonly Kind[] = ['central', 'market'];
const ofBest: readonly Kind[] = ['best-purchase', 'best-sale'];
const ofBank: readonly Kind[] = ['purchase', 'sale'];
const ofRank: readonly Kind[] = ['rank-purchase', 'rank-sale'];

/** Figures of some kinds that answer one question. */
function figures(kinds: readonly Kind[], asked: Omit<RequiredFigure, 'kind'>): RequiredFigure[] {
  return kinds.map((kind) => ({ kind, ...asked }));
}

// An answer at the leading mid rates needs no separate reference.
function ofConversion(
  pair: Question,
  bank: string | undefined,
  known: KnownToday,
): RequiredFigure[] {
  const boards = rankedOf(pair, known);
  const isRanked = mayBeCompared(boards);
  const best = bestBanksFor(pair, known);
  const leaders = bank === undefined ? best : [];
  const of = leaders.length === 1 ? leaders[0] : bank;
  const asked = { pair, ...(of !== undefined && { bank: of }) };
  const given = answer({ ...pair, ...(of !== undefined && { bank: of }) }, known);
  const atMid = reference(pair, known);
  const isOwnReference = given?.isMid && atMid && given.value.eq(atMid.value);
  const isTieOfAll = best.length === boards?.inForce.length;
  const isOfDinars = pair.from === 'TND' || pair.to === 'TND';
  return [
    ...figures([leaders.length > 0 ? 'at-best' : 'answer', 'round-trip', 'round-trip-percent'], {
      pair,
    }),
    ...figures(['other-side'], asked),
    ...figures(isOfDinars ? ['margin', 'margin-percent'] : [], asked),
    ...figures(isRanked ? ['at-mean'] : [], { pair }),
    ...figures(isRanked && !isTieOfAll ? ['at-worst'] : [], { pair }),
    ...figures(isOwnReference ? [] : ['reference'], { pair }),
  ];
}

/** Figures of some kinds for each bank whose board may be shown. */
function ofBoards(kinds: readonly Kind[], currency: string, known: KnownToday): RequiredFigure[] {
  return shownQuotes(known.of(currency)).flatMap(({ bank }) => figures(kinds, { currency, bank }));
}

function ofBankPage(currency: string, bank: string): RequiredFigure[] {
  return bank === 'BCTN'
    ? figures(['central', 'manual'], { currency })
    : figures([...ofBank, 'spread'], { currency, bank });
}
