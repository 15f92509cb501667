import { inTunis } from '../days/tunis-time.ts';

/** The time of day in Tunis, independent of the time zone of the renderer: "14:32". */
export function formatTimeInTunis(instant: Date): string {
  return inTunis(instant).toISOString().slice(11, 16);
}
