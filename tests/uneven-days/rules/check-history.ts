import { decimal } from '@dinar/domain/money/decimal';
import type { KnownToday } from '../oracle/known-today.ts';
import { pastOf } from '../oracle/past.ts';
import { axisOf, type PastDay, pastDays } from '../reading/read-history.ts';
import { isRounded, type ShownNumber } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Breach, type Fault, faultsAt, unless } from './finding.ts';

/** Checks the history: each day’s rate is of that day, and its best ones of the boards in force on it. */
export function checkHistory(page: ReadPage, known: KnownToday): Fault[] {
  const history = page.past;
  const currency = history?.getAttribute('data-past');
  if (!history || currency === undefined) return [];
  const { kind, bank = '' } = page.address;
  const isOfBank = kind === 'bank-currency' || kind === 'bank';
  const isSourced = !history.querySelector('table') || history.querySelector('p [data-provenance]');
  return [
    ...pastDays(history).flatMap((past) => {
      const right = isOfBank
        ? faultsOfBank(past, bank, currency, known)
        : faultsOf(past, currency, known);
      const breaches = right.map((value): Breach => ['the number is right', value]);
      return faultsAt(`past ${past.day}`, past.text, breaches);
    }),
    ...faultsAt('past', '', unless(Boolean(isSourced), 'a number has its own source', 'a source')),
    ...faultsAt('axis', 'its values', axisBreaches(axisOf(history))),
  ];
}

/** Checks that the values of an axis are distinct and evenly spaced. */
function axisBreaches(ticks: readonly ShownNumber[]): Breach[] {
  const steps = ticks.slice(1).map(({ value }, index) => value.minus(ticks[index]?.value ?? 0));
  const [first] = steps;
  const isEven = first?.gt(0) === true && steps.every((step) => step.eq(first));
  const right = `even steps, not ${steps.join(', ')}`;
  return unless(ticks.length === 0 || isEven, 'a number has the digits it owes', right);
}

// The history of one bank has its purchase and its sale rates, or the central bank's mid rate.
function faultsOfBank(
  { day, value, best: [sale] }: PastDay,
  bank: string,
  currency: string,
  known: KnownToday,
): string[] {
  const rates = known.of(currency);
  const mid = bank === 'BCTN' && rates?.centralRows.find((row) => row.day === day);
  const own = rates?.rows.find((row) => row.bank === bank && row.day === day);
  const right = mid ? [mid.mid] : own ? [own.purchase, own.sale] : [];
  const shown = [value, sale].filter((each) => each !== undefined);
  const isRight =
    shown.length === right.length &&
    shown.every((each, index) => isRounded(each, decimal(right[index] ?? 0)));
  return isRight ? [] : [right.join(' and ') || 'nothing'];
}

function faultsOf({ day, value, best }: PastDay, currency: string, known: KnownToday): string[] {
  if (day > known.today) return ['no day to come'];
  const expected = pastOf(currency, day, known);
  const values = [expected.central, expected.live].filter((each) => each !== undefined);
  const isRight = value && values.some((each) => isRounded(value, each));
  const wrongBest = (['purchase', 'sale'] as const).filter((side, index) => {
    const [shown, right] = [best[index], expected[side]];
    return shown && !(right && isRounded(shown, right));
  });
  return [
    ...(isRight ? [] : [values.join(' or ') || 'nothing']),
    ...wrongBest.map((side) => `best ${side} ${expected[side] ?? 'none'}`),
  ];
}
