import { decimal } from '@dinar/domain/money/decimal';
import { sampleRates } from '@dinar/domain/rates/sample-rates';
import { shownQuotes } from '../oracle/conversion.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { decimalNumbersIn, isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Fault } from './finding.ts';

/** Checks that no rate of a wrong row is in any text of a page. */
export function checkSuspects(page: ReadPage, known: KnownToday): Fault[] {
  const wrong = wrongRates(known);
  if (wrong.length === 0) return [];
  const texts = [...page.words.map(({ text }) => text), ...page.head.values()];
  // What an amount gives is checked by its own rule: ten units at a right rate may look like a wrong one.
  const payouts = page.figures.flatMap(({ pair, shown }) =>
    shown && pair && pair.amount !== '1' ? [shown] : [],
  );
  const seen = texts
    .flatMap(decimalNumbersIn)
    .filter(({ decimals }) => decimals >= 3)
    .filter((number) => !payouts.some(({ value }) => value.eq(number.value)));
  return wrong
    .filter((rate) => seen.some((shown) => isRounded(shown, decimal(rate))))
    .map((rate) => ({
      rule: 'a suspect row is nowhere',
      place: 'anywhere',
      text: String(rate),
      right: 'not shown',
    }));
}

// A smaller number may be the spread of a right row.
const greatestSpread = 0.2;

// A bank's page shows them for currencies that the bank does not publish.
const sampleNumbers = Object.values(sampleRates).flatMap(({ purchaseRate, saleRate }) => [
  purchaseRate,
  saleRate,
]);

/** The rates of wrong rows that are not near any right number. */
function wrongRates({ state, of }: KnownToday): number[] {
  const right = state.currencies.flatMap(({ currency, counters, central, live }) => [
    ...shownQuotes(of(currency)).flatMap(({ purchase, sale }) => [
      purchase.toNumber(),
      sale.toNumber(),
    ]),
    ...counters
      .filter((row) => !row.falseBecause)
      .flatMap(({ purchase, sale }) => [purchase, sale]),
    ...central
      .filter((row) => !row.falseBecause)
      .flatMap(({ mid, manual }) => [mid, manual ?? mid]),
    ...(live ? [live.value] : []),
  ]);
  right.push(...sampleNumbers);
  return state.currencies
    .flatMap(({ counters, central }) => [
      ...counters
        .filter((row) => row.falseBecause)
        .flatMap(({ purchase, sale }) => [purchase, sale]),
      ...central.filter((row) => row.falseBecause).map(({ mid }) => mid),
    ])
    .filter(
      (wrong) =>
        wrong > greatestSpread && right.every((rate) => Math.abs(rate - wrong) > wrong * 0.005),
    );
}
