import type { CommercialBankCode } from '../banks/bank-code.ts';
import type { ForeignCurrencyCode } from '../currencies/currency-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import { decimal, roundRate } from '../money/decimal.ts';

/** The bank's side of the counter: a visitor who has the currency waits for a purchase rate. */
export const alertSides = ['purchase', 'sale'] as const;

export type AlertSide = (typeof alertSides)[number];

/** The figure that an alert follows: a rate of one bank or, without a bank, the best one of all. */
export interface WatchedFigure {
  readonly currency: ForeignCurrencyCode;
  readonly side: AlertSide;
  readonly bank?: CommercialBankCode;
}

/** The key of a watched figure in the record of the last run: `EUR_purchase`, `EUR_sale_BIAT`. */
export function watchKey({ currency, side, bank }: WatchedFigure): string {
  return [currency, side, ...(bank ? [bank] : [])].join('_');
}

/** A wish of a visitor: a purchase rate of at least `target`, or a sale rate of at most that, in TND. */
export interface AlertWish extends WatchedFigure {
  readonly target: number;
}

/** An armed alert fires at the next crossing; a fired one waits until the rate has moved back. */
export const alertStates = ['armed', 'fired', 'paused'] as const;

export type AlertState = (typeof alertStates)[number];

export interface RateAlert extends AlertWish {
  readonly state: AlertState;
  /** The last day on which the alert fired. */
  readonly firedOn?: RateDate;
}

export const alertLimits = {
  alertsADevice: 5,
  messagesADay: 3,
  /** Hours in Tunis: messages are sent from the first one until the second one begins. */
  firstHour: 7,
  endHour: 22,
  /** The hour in Tunis from which the central bank's rate of the day is sent. */
  digestHour: 18,
  /** The share by which a target may differ from the rate of the day. */
  farthestTarget: 0.2,
} as const;

/** The share by which a rate has to move back before its alert can fire again. */
const rearmShare = 0.002;

/** Whether a rate fulfils a wish. */
export function isReached({ side, target }: Pick<AlertWish, 'side' | 'target'>, rate: number) {
  return side === 'purchase' ? rate >= target : rate <= target;
}

/**
 * The target from which on, away from the rate, a fired alert is armed again: a purchase rate of 3.38 has moved
 * back from every target of 3.386774 or more.
 */
export function rearmBound(side: AlertSide, rate: number): number {
  const factor = side === 'purchase' ? 1 - rearmShare : 1 + rearmShare;
  return roundRate(decimal(rate).div(factor));
}

/** Whether a rate has moved back from a target far enough for the alert to be armed again. */
export function hasMovedBack(
  { side, target }: Pick<AlertWish, 'side' | 'target'>,
  rate: number,
): boolean {
  const bound = rearmBound(side, rate);
  return side === 'purchase' ? target >= bound : target <= bound;
}

/** The state of a new or resumed alert: one that is fulfilled already waits for the next crossing. */
export function stateAtStart(wish: AlertWish, rate: number | undefined): 'armed' | 'fired' {
  return rate !== undefined && isReached(wish, rate) ? 'fired' : 'armed';
}

/** Whether a target is so far from the rate of the day that it must be a mistake. */
export function isFarTarget(target: number, rate: number): boolean {
  const farthest = decimal(rate).times(alertLimits.farthestTarget);
  return decimal(target).minus(rate).abs().gt(farthest);
}
