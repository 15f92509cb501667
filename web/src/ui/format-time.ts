const tunisTime = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Tunis',
});

/** The time of day in Tunis, wherever the page is drawn: "14:32". */
export function formatTimeInTunis(instant: Date): string {
  return tunisTime.format(instant);
}
