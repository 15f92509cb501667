import { inTunis } from '../days/tunis-time.ts';

/** An instant in Tunisian time, in ISO 8601 form: "2026-11-20T10:05:00.000Z". */
export function tunisClock(instant: Date): string {
  return inTunis(instant).toISOString();
}

/** The time of day in Tunis, independent of the time zone of the renderer: "14:32". */
export function formatTimeInTunis(instant: Date): string {
  return tunisClock(instant).slice(11, 16);
}
