import type { Locale } from '../language/locale.ts';
import { fill, localized, pluralOf } from '../language/texts.ts';
import { ar } from './ages/ar.ts';
import { en } from './ages/en.ts';
import { fr } from './ages/fr.ts';

const ageTexts = localized({ fr, ar, en });

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** A duration in words, in its largest unit: "3 min", "2 h", "4 jours". */
export function formatDuration(ms: number, locale: Locale): string {
  const { lessThanAMinute, minutes, hours, days } = ageTexts[locale];
  const inMinutes = Math.floor(ms / minuteMs);
  const inUnits = (forms: Parameters<typeof pluralOf>[1], size: number) => {
    const count = Math.floor(inMinutes / size);
    return fill(pluralOf(locale, forms, count), { count });
  };
  if (inMinutes < 1) return lessThanAMinute;
  if (inMinutes < hourMinutes) return inUnits(minutes, 1);
  if (inMinutes < 2 * dayMinutes) return inUnits(hours, hourMinutes);
  return inUnits(days, dayMinutes);
}

/** The age of an instant: "il y a 3 min"; never in the future, even if clocks differ. */
export function formatAge(instant: Date, now: Date, locale: Locale): string {
  const ageMs = now.getTime() - instant.getTime();
  const { justNow, ago } = ageTexts[locale];
  return ageMs < minuteMs ? justNow : fill(ago, { duration: formatDuration(ageMs, locale) });
}
