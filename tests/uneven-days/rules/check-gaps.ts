import { absenceOf, ageInDays, plusDays } from '../oracle/calendar.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { countedAbsences, pastDays, pastExtreme, pastGaps } from '../reading/read-history.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt } from './finding.ts';

/**
 * Checks the history against the calendar: each day from its first to yesterday has a rate or is in a gap
 * with a reason, the legend counts the same, and the lowest and the highest day are among those shown.
 */
export function checkGaps({ past }: ReadPage, known: KnownToday): Fault[] {
  if (!past) return [];
  const faults = [...calendarFaults(past, known), ...extremeFaults(past)];
  return faultsAt(
    'past',
    'its days',
    faults.map((right) => ['a gap says why', right]),
  );
}

type Past = NonNullable<ReadPage['past']>;

function calendarFaults(past: Past, { today }: KnownToday): string[] {
  if (!past.querySelector('table')) return [];
  const shown = new Set(
    past
      .querySelectorAll('tbody tr:not([data-gap]) time')
      .map((time) => time.getAttribute('datetime')),
  );
  const reasons = new Map<string, string>();
  for (const { from, to, reason } of pastGaps(past)) {
    for (let day = from; day <= to; day = plusDays(day, 1)) reasons.set(day, reason);
  }
  const days = [...shown, ...reasons.keys()].filter((day) => day !== undefined).sort();
  const [first] = days;
  if (first === undefined) return ['a day'];
  if (ageInDays(first, today) > 29) return [`no day before the last 30, not ${first}`];
  const faults: string[] = [];
  const counts = new Map<string, number>();
  for (let day = first; day < today; day = plusDays(day, 1)) {
    const said = reasons.get(day);
    if (shown.has(day)) {
      if (said !== undefined) faults.push(`${day} is known`);
      continue;
    }
    const right = absenceOf(day);
    counts.set(right, (counts.get(right) ?? 0) + 1);
    if (said !== right) faults.push(`${day}: ${right}, not ${said}`);
  }
  const counted = countedAbsences(past);
  for (const reason of ['weekend', 'holiday', 'unpublished']) {
    const [right, said] = [counts.get(reason) ?? 0, counted.get(reason) ?? 0];
    if (right !== said) faults.push(`${right} days of ${reason}, not ${said}`);
  }
  return faults;
}

function extremeFaults(past: Past): string[] {
  const [low, high] = [pastExtreme(past, 'low'), pastExtreme(past, 'high')];
  const values = pastDays(past).flatMap(({ value }) => value?.value ?? []);
  return [
    ...values.filter((value) => low?.value && value.lt(low.value.value)),
    ...values.filter((value) => high?.value && value.gt(high.value.value)),
  ].map((value) => `no day beyond its extremes, as ${value}`);
}
