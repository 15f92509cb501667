import { centralBankCode } from '../banks/bank-code.ts';
import type { BankRate, CentralRow, CounterRow } from './bank-rate.ts';
import { judgeByReference, judgeJump, judgeMid } from './near-reference.ts';
import { type Implausible, judgeMagnitude, judgePair, judgePositive } from './plausible-rate.ts';
import type { DatedReference, RateReferences } from './rate-references.ts';
import { meanOfPair } from './trend.ts';

/**
 * Judges a row of the central bank by its last rate, else by the market, else by its magnitude. If staff
 * accepted a jump, only the magnitude counts. A rate that agrees with the last one needs no further check. A
 * rate that does not may still be right: the market may have moved too, or the last rate may be wrong.
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
 * Judges a row of a counter by the central bank, else by the market, else by the last rate of the bank, else
 * by its magnitude. If staff accepted a jump, references of earlier days are ignored.
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
 * Whether an unjudged row may serve as a reference: it has no problem, and its own values are plausible. The
 * second check is needed because rows stored before judging existed have no problem even if they are wrong.
 */
export function servesUnjudged(row: BankRate): boolean {
  if (row.problem !== undefined) return false;
  if (row.bankId === centralBankCode) return judgeMagnitude(row.currency, row.rate) === undefined;
  return (judgePair(row) ?? judgeMagnitudes(row)) === undefined;
}

// Each side is checked: if only one has a wrong magnitude, the middle may still pass.
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
