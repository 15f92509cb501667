export const en = {
  lessThanAMinute: 'less than a minute',
  minutes: { one: '{count} min', other: '{count} min' },
  hours: { one: '{count} h', other: '{count} h' },
  days: { one: '{count} day', other: '{count} days' },
  justNow: 'just now',
  ago: '{duration} ago',
} as const;
