import { formatDayWithYear } from '@dinar/domain/days/format-day';
import { daysBetween, type RateDate } from '@dinar/domain/days/rate-date';
import type { BankRecord } from '@dinar/domain/documents/bank-records-document';
import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import { bankRecordsTexts } from './bank-records-texts.ts';

/** The number of days on which a bank published: "28 des 30 derniers jours ouvrables". */
export function publishedInWords(
  { publishedDays, workingDays }: BankRecord,
  locale: Locale,
): string {
  return fill(bankRecordsTexts[locale].published, { days: publishedDays, workingDays });
}

/** The usual hour of publication of a bank: "vers 10 h 30". */
export function usualHourInWords({ usualMinute }: BankRecord, locale: Locale): string | undefined {
  if (usualMinute === undefined) return undefined;
  const { time, usualHour } = bankRecordsTexts[locale];
  const hour = Math.floor(usualMinute / 60);
  const minute = String(usualMinute % 60).padStart(2, '0');
  return fill(usualHour, { time: fill(time, { hour, minute }) });
}

/** How and since when a bank is covered: "lue par le site depuis le 12 novembre 2026". */
export function coverageInWords({ coverage }: BankRecord, locale: Locale): string | undefined {
  if (coverage === undefined) return undefined;
  const { how, since } = coverage;
  const day = formatDayWithYear(since, locale);
  return fill(bankRecordsTexts[locale].coverage[how], { day });
}

/** The number of rows held back, in words. */
export function heldBackInWords({ heldBack: count }: BankRecord, locale: Locale): string {
  const { noneHeldBack, heldBack } = bankRecordsTexts[locale];
  return count === 0 ? noneHeldBack : fill(pluralOf(locale, heldBack, count), { count });
}

/** The age of a bank's latest day: "du jour", "d’hier", "d’il y a 4 jours". */
export function boardAgeInWords(day: RateDate, today: RateDate, locale: Locale): string {
  const texts = bankRecordsTexts[locale];
  const count = daysBetween(day, today);
  if (count <= 0) return texts.today;
  return count === 1 ? texts.yesterday : fill(pluralOf(locale, texts.daysAgo, count), { count });
}
