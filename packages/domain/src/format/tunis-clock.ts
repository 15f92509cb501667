import { inTunis } from '../days/tunis-time.ts';

/** An instant on Tunisia's clock, as ISO 8601 writes it: "2026-11-20T10:05:00.000Z". */
export function tunisClock(instant: Date): string {
  return inTunis(instant).toISOString();
}

/** The time of day in Tunis, wherever the page is rendered: "14:32". */
export function formatTimeInTunis(instant: Date): string {
  return tunisClock(instant).slice(11, 16);
}
