import type { RateDate } from '@dinar/domain/days/rate-date';
import { decimal } from '@dinar/domain/money/decimal';

/** Formats a rate as Tunisian pages do: for `unit` units, with a decimal comma. */
export function printedRate(rateForOne: number, unit: number): string {
  return decimal(rateForOne).times(unit).toFixed().replace('.', ',');
}

/** Formats a day as Tunisian pages do: dd/mm/yyyy. */
export function formatDayInFigures(day: RateDate): string {
  return day.split('-').reverse().join('/');
}
