export const en = {
  published: '{days} of the last {workingDays} working days',
  time: '{hour}:{minute}',
  usualHour: 'around {time}',
  coverage: { read: 'read by the site since {day}', entered: 'entered by our team since {day}' },
  noneHeldBack: 'no rows rejected',
  heldBack: { one: '{count} row rejected', other: '{count} rows rejected' },
  today: 'from today',
  yesterday: 'from yesterday',
  daysAgo: { one: 'from {count} day ago', other: 'from {count} days ago' },
} as const;
