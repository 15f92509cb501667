import type { RateDate } from '../days/rate-date.ts';
import type { BankRate, BankRateKey } from './bank-rate.ts';

/** The correction by staff that replaces the rows of one bank, currency and day. */
export interface RateOverride {
  readonly key: BankRateKey;
  /**
   * `hidden` excludes the rows everywhere, `corrected` replaces them with one rate, `none` leaves them
   * unchanged.
   */
  readonly effect:
    | { readonly kind: 'hidden' | 'none' }
    | { readonly kind: 'corrected'; readonly rate: BankRate };
  /** The last day on which the override is in force; absent if it never expires. */
  readonly until?: RateDate;
  /** The fault that staff have to correct, in French. */
  readonly fault?: string;
}

/** Copies the `correction` field, which marks a corrected rate, to a value derived from that rate. */
export function correctionOf({ correction }: { readonly correction?: string }) {
  return correction === undefined ? {} : { correction };
}
