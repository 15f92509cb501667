import { formatDayWithYear } from '../days/format-day.ts';
import { daysBetween, type RateDate } from '../days/rate-date.ts';
import type { BankRecord } from '../documents/bank-records-document.ts';

/** The number of days on which a bank published: "28 des 30 derniers jours ouvrables". */
export function publishedInWords({ publishedDays, workingDays }: BankRecord): string {
  return `${publishedDays} des ${workingDays} derniers jours ouvrables`;
}

/** The usual hour of publication of a bank: "vers 10 h 30". */
export function usualHourInWords({ usualMinute }: BankRecord): string | undefined {
  if (usualMinute === undefined) return undefined;
  const minute = String(usualMinute % 60).padStart(2, '0');
  return `vers ${Math.floor(usualMinute / 60)} h ${minute}`;
}

const coverageWords = { read: 'lue par le site', entered: 'saisie par l’équipe' } as const;

/** How and since when a bank is covered: "lue par le site depuis le 12 novembre 2026". */
export function coverageInWords({ coverage }: BankRecord): string | undefined {
  if (coverage === undefined) return undefined;
  const { how, since } = coverage;
  return `${coverageWords[how]} depuis le ${formatDayWithYear(since)}`;
}

/** The number of rows held back, in words. */
export function heldBackInWords({ heldBack }: BankRecord): string {
  if (heldBack === 0) return 'aucune ligne écartée';
  return heldBack === 1 ? '1 ligne écartée' : `${heldBack} lignes écartées`;
}

/** The age of a bank's latest day: "du jour", "d’hier", "d’il y a 4 jours". */
export function boardAgeInWords(day: RateDate, today: RateDate): string {
  const age = daysBetween(day, today);
  if (age <= 0) return 'du jour';
  return age === 1 ? 'd’hier' : `d’il y a ${age} jours`;
}
