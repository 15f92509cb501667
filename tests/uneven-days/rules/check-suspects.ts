import { decimal } from '@dinar/domain/money/decimal';
import { sampleRates } from '@dinar/domain/rates/sample-rates';
import { isRight, type KnownToday } from '../oracle/known-today.ts';
import { decimalNumbersIn, isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt } from './finding.ts';

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
    .flatMap((rate) =>
      faultsAt('anywhere', String(rate), [['a suspect row is nowhere', 'not shown']]),
    );
}

// A smaller number may be the spread of a right row.
const greatestSpread = 0.2;

// A bank's page shows them for currencies that the bank does not publish.
const sampleNumbers = Object.values(sampleRates).flatMap(({ purchaseRate, saleRate }) => [
  purchaseRate,
  saleRate,
]);

/** The rates of wrong rows that are not near any right number. */
function wrongRates({ state }: KnownToday): number[] {
  const counters = state.currencies.flatMap((entries) => entries.counters);
  const central = state.currencies.flatMap((entries) => entries.central);
  const right = [
    ...counters.filter(isRight).flatMap(({ purchase, sale }) => [purchase, sale]),
    ...central.filter(isRight).flatMap(({ mid, manual }) => [mid, manual ?? mid]),
    ...state.currencies.flatMap(({ live }) => live?.value ?? []),
    ...sampleNumbers,
  ];
  const wrong = [
    ...counters.filter((row) => !isRight(row)).flatMap(({ purchase, sale }) => [purchase, sale]),
    ...central.filter((row) => !isRight(row)).map(({ mid }) => mid),
  ];
  return wrong.filter(
    (rate) =>
      rate > greatestSpread && right.every((other) => Math.abs(other - rate) > rate * 0.005),
  );
}
