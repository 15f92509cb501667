const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** A duration in French words, in its largest unit: "3 min", "2 h", "4 jours". */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return 'moins d’une minute';
  if (minutes < hourMinutes) return `${minutes} min`;
  if (minutes < 2 * dayMinutes) return `${Math.floor(minutes / hourMinutes)} h`;
  return `${Math.floor(minutes / dayMinutes)} jours`;
}

/** The age of an instant: "il y a 3 min"; never in the future, even if clocks differ. */
export function formatAge(instant: Date, now: Date): string {
  const ageMs = now.getTime() - instant.getTime();
  return ageMs < minuteMs ? 'à l’instant' : `il y a ${formatDuration(ageMs)}`;
}
