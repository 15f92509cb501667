import { type Decimal, decimal } from '../money/decimal.ts';

/** Why a rate is not stored. */
export type RefusalReason =
  | 'not-a-number'
  | 'not-positive'
  | 'sale-below-purchase'
  | 'far-from-mid'
  | 'jump';

export type GuardVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: RefusalReason; readonly detail: string };

export interface RatePair {
  readonly purchaseRate: number;
  readonly saleRate: number;
}

export interface GuardContext {
  readonly midRate?: number | undefined;
  readonly previous?: RatePair | undefined;
}

const maxShareFromMid = decimal('0.15');
const maxShareOfJump = decimal('0.05');

/**
 * Judges a rate before it is stored: sale ≥ purchase > 0, both sides within 15 % of the day's mid
 * rate when known, and no side moved more than 5 % since the previous published day when known.
 */
export function guardRate(row: RatePair, context: GuardContext): GuardVerdict {
  return guardPair(row) ?? guardMid(row, context.midRate) ?? guardJump(row, context.previous) ?? ok;
}

const ok: GuardVerdict = { ok: true };

function guardPair({ purchaseRate, saleRate }: RatePair): GuardVerdict | undefined {
  if (!Number.isFinite(purchaseRate) || !Number.isFinite(saleRate)) {
    return refuse('not-a-number', `Purchase ${purchaseRate} or sale ${saleRate} is not a number.`);
  }
  if (purchaseRate <= 0 || saleRate <= 0) {
    return refuse('not-positive', `Purchase ${purchaseRate} or sale ${saleRate} is not above 0.`);
  }
  if (saleRate < purchaseRate) {
    return refuse('sale-below-purchase', `Sale ${saleRate} is below purchase ${purchaseRate}.`);
  }
  return undefined;
}

function guardMid(row: RatePair, midRate: number | undefined): GuardVerdict | undefined {
  if (midRate === undefined) return undefined;
  return eachSide(row, (side, rate) =>
    movesMoreThan(maxShareFromMid, midRate, rate)
      ? refuse('far-from-mid', `${side} ${rate} is more than 15 % from the mid rate ${midRate}.`)
      : undefined,
  );
}

function guardJump(row: RatePair, previous: RatePair | undefined): GuardVerdict | undefined {
  if (previous === undefined) return undefined;
  return eachSide(row, (side, rate, key) =>
    movesMoreThan(maxShareOfJump, previous[key], rate)
      ? refuse('jump', `${side} ${rate} is more than 5 % from the previous day's ${previous[key]}.`)
      : undefined,
  );
}

function eachSide(
  row: RatePair,
  judge: (side: string, rate: number, key: keyof RatePair) => GuardVerdict | undefined,
): GuardVerdict | undefined {
  return (
    judge('Purchase', row.purchaseRate, 'purchaseRate') ?? judge('Sale', row.saleRate, 'saleRate')
  );
}

// In decimals: a rate at exactly 15 % of a mid of 3.1 must not fail for a binary rounding.
function movesMoreThan(share: Decimal, reference: number, rate: number): boolean {
  const base = decimal(reference);
  return decimal(rate).minus(base).abs().gt(base.times(share));
}

function refuse(reason: RefusalReason, detail: string): GuardVerdict {
  return { ok: false, reason, detail };
}
