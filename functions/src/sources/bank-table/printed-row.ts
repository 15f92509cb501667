import type { RateDate } from '@dinar/domain/days/rate-date';

/** One row as printed; without a unit, the one every Tunisian bank uses for the currency. */
export interface PrintedRow {
  readonly currency: string;
  readonly unit?: string;
  readonly purchase: string;
  readonly sale: string;
  readonly day: RateDate | undefined;
}
