import type { Address } from '../pages/addresses.ts';
import type { Figure } from '../reading/read-figures.ts';
import { bestQuotes, mayBeCompared } from './best.ts';
import { answer, type Question, reference, shownQuotes } from './conversion.ts';
import type { KnownToday } from './known-today.ts';
import { rankedOf, sideOf } from './ranking.ts';

/** A number that a page must show whenever it is known. */
export type RequiredFigure = Pick<Figure, 'kind' | 'currency' | 'pair' | 'bank'>;

const homeCurrencies = ['EUR', 'USD', 'GBP', 'CAD', 'AED', 'SAR', 'DZD'];
const bankPageCurrencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'AED', 'SAR', 'NOK'];

const sheetAmounts = ['5', '10', '20', '50', '100', '200', '500', '1000'];

/** The figures that a page has to show. */
export function requiredFigures(address: Address, known: KnownToday): RequiredFigure[] {
  const { kind, currency = '', bank, conversion } = address;
  switch (kind) {
    case 'home':
      return [
        ...homeCurrencies.map((code) => ({ kind: 'leading', currency: code }) as const),
        ...ofMarket(currency),
        ...ofBest(currency),
        ...ofBanks(currency, known),
        ...(conversion ? ofConversion(conversion, bank, known) : []),
      ];
    case 'comparator':
      return [
        ...ofMarket(currency),
        { kind: 'manual', currency },
        ...ofBest(currency),
        ...ofBanks(currency, known),
      ];
    case 'banks':
      return [
        ...(currency === '' ? [] : [...ofMarket(currency), ...ofBest(currency)]),
        ...homeCurrencies.flatMap((code) => ofMatrix(code, known)),
      ];
    case 'bank':
      return bank === undefined
        ? []
        : [
            ...bankPageCurrencies.flatMap((code) => ofBankPage(code, bank)),
            { kind: 'median-distance' },
            ...ofRank('EUR', bank),
          ];
    case 'bank-currency':
      return bank === undefined ? [] : [...ofBankPage(currency, bank), ...ofRank(currency, bank)];
    case 'converter':
      return conversion ? ofConversion(conversion, bank, known) : [];
    case 'sheet':
      return sheetAmounts.flatMap((amount) => [
        { kind: 'answer', pair: { amount, from: currency, to: 'TND' } } as const,
        { kind: 'answer', pair: { amount, from: 'TND', to: currency } } as const,
      ]);
    case 'amounts':
    case 'crypto':
      return [];
  }
}

// An answer at the leading mid rates needs no separate reference.
function ofConversion(
  pair: Question,
  bank: string | undefined,
  known: KnownToday,
): RequiredFigure[] {
  const isRanked = mayBeCompared(rankedOf(pair, known));
  const best = isRanked && bank === undefined ? bestBanksFor(pair, known) : [];
  const of = best.length === 1 ? best[0] : bank;
  const ofBank = of === undefined ? {} : { bank: of };
  const given = answer({ ...pair, ...ofBank }, known);
  const atMid = reference(pair, known);
  const isOwnReference = given?.isMid && atMid && given.value.eq(atMid.value);
  return [
    { kind: best.length > 0 ? 'at-best' : 'answer', pair },
    { kind: 'other-side', pair, ...ofBank },
    ...(isRanked ? [{ kind: 'at-mean', pair } as const] : []),
    ...(isRanked && !isTieOfAll(pair, known) ? [{ kind: 'at-worst', pair } as const] : []),
    ...(['round-trip', 'round-trip-percent'] as const).map((kind) => ({ kind, pair })),
    ...(pair.from === 'TND' || pair.to === 'TND'
      ? (['margin', 'margin-percent'] as const).map((kind) => ({ kind, pair, ...ofBank }))
      : []),
    ...(isOwnReference ? [] : [{ kind: 'reference', pair } as const]),
  ];
}

/** The banks that lead the answer to a question. */
export function bestBanksFor(question: Question, known: KnownToday): readonly string[] {
  return bestQuotes(rankedOf(question, known), sideOf(question)).map(({ bank }) => bank);
}

function isTieOfAll(question: Question, known: KnownToday): boolean {
  return bestBanksFor(question, known).length === rankedOf(question, known)?.inForce.length;
}

function ofMarket(currency: string): RequiredFigure[] {
  return [
    { kind: 'central', currency },
    { kind: 'market', currency },
  ];
}

function ofBest(currency: string): RequiredFigure[] {
  return [
    { kind: 'best-purchase', currency },
    { kind: 'best-sale', currency },
  ];
}

function ofBanks(currency: string, known: KnownToday): RequiredFigure[] {
  return shownQuotes(known.of(currency)).flatMap(({ bank }) =>
    (['purchase', 'sale', 'payout', 'gap'] as const).map((kind) => ({ kind, currency, bank })),
  );
}

function ofMatrix(currency: string, known: KnownToday): RequiredFigure[] {
  return shownQuotes(known.of(currency)).flatMap(({ bank }) =>
    (['purchase', 'sale'] as const).map((kind) => ({ kind, currency, bank })),
  );
}

function ofBankPage(currency: string, bank: string): RequiredFigure[] {
  return bank === 'BCTN'
    ? [
        { kind: 'central', currency },
        { kind: 'manual', currency },
      ]
    : (['purchase', 'sale', 'spread'] as const).map((kind) => ({ kind, currency, bank }));
}

function ofRank(currency: string, bank: string): RequiredFigure[] {
  return (['rank-purchase', 'rank-sale'] as const).map((kind) => ({ kind, currency, bank }));
}
