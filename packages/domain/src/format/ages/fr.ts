export const fr = {
  lessThanAMinute: 'moins d’une minute',
  minutes: { one: '{count} min', other: '{count} min' },
  hours: { one: '{count} h', other: '{count} h' },
  days: { one: '{count} jour', other: '{count} jours' },
  justNow: 'à l’instant',
  ago: 'il y a {duration}',
} as const;
