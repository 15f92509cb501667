import { centralBankCode } from '../banks/bank-code.ts';
import type { BankRate, CentralRow, CounterRow } from './bank-rate.ts';
import { judgeByReference, judgeJump, judgeMid } from './near-reference.ts';
import { type Implausible, judgeMagnitude, judgePair, judgePositive } from './plausible-rate.ts';
import type { DatedReference, RateReferences } from './rate-references.ts';
import { meanOfPair } from './trend.ts';

/**
 * Judges the central bank's row: by its last, else the market, else magnitude; where staff accepted
 * a jump, by magnitude alone. A rate that agrees with its last needs no other witness; one that does not
 * may be right, when the market has moved as well or the last was wrong.
 */
export function judgeCentral(row: CentralRow, references: RateReferences): Implausible | undefined {
  const { rate, currency, date, jumpAccepted } = row;
  const alone = judgePositive(rate) ?? judgeManual(row);
  if (alone) return alone;
  if (jumpAccepted) return judgeMagnitude(currency, rate);
  const previous = references.centralRow(date);
  const jump = previous && judgeJump(rate, previous.rate);
  if (previous && !jump) return undefined;
  const market = references.market(date);
  return market ? judgeMid(rate, market) : (jump ?? judgeMagnitude(currency, rate));
}

/**
 * Judges a counter's row by the central bank, else the market, else the bank's last, else magnitude;
 * where staff accepted a jump, nothing of an earlier day counts.
 */
export function judgeCounter(
  row: CounterRow,
  references: RateReferences,
  central: DatedReference | undefined,
): Implausible | undefined {
  const { date, jumpAccepted } = row;
  const pair = judgePair(row);
  if (pair) return pair;
  const reference = central ?? references.market(date);
  if (reference && !(jumpAccepted && reference.date < date))
    return judgeByReference(row, reference);
  const previous = references.previous(row);
  return previous && !jumpAccepted ? judgeJump(meanOfPair(row), previous) : judgeMagnitudes(row);
}

/**
 * Whether a row that is not judged now may serve as a reference: it has no problem, and does not
 * contradict itself: rows stored before the first judgement have no problem, right or wrong.
 */
export function servesUnjudged(row: BankRate): boolean {
  if (row.problem !== undefined) return false;
  if (row.bankId === centralBankCode) return judgeMagnitude(row.currency, row.rate) === undefined;
  return (judgePair(row) ?? judgeMagnitudes(row)) === undefined;
}

// Either side: with one alone misplaced, the middle may pass.
function judgeMagnitudes({
  currency,
  purchaseRate,
  saleRate,
}: CounterRow): Implausible | undefined {
  return judgeMagnitude(currency, purchaseRate) ?? judgeMagnitude(currency, saleRate);
}

function judgeManual({ rate, manualRate }: CentralRow): Implausible | undefined {
  if (manualRate === undefined) return undefined;
  const interbank = { value: rate, name: 'cours moyen de la BCT' };
  return judgePositive(manualRate) ?? judgeMid(manualRate, interbank);
}
