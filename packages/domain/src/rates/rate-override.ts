import type { RateDate } from '../days/rate-date.ts';
import type { BankRate, BankRateKey } from './bank-rate.ts';

/** The correction by staff that replaces the rows of one bank, currency and day. */
export interface RateOverride {
  readonly key: BankRateKey;
  /**
   * `hidden` leaves the rows out of everything; `corrected` puts one in their place; `none` leaves them
   * as they are.
   */
  readonly effect:
    | { readonly kind: 'hidden' | 'none' }
    | { readonly kind: 'corrected'; readonly rate: BankRate };
  /** The last day on which it counts; absent for ever. */
  readonly until?: RateDate;
  /** The fault that staff have to mend before it takes effect, in French. */
  readonly fault?: string;
}

/** The field that says that a rate was corrected, of what is made of it. */
export function correctionOf({ correction }: { readonly correction?: string }) {
  return correction === undefined ? {} : { correction };
}
