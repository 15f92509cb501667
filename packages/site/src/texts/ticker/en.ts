export const en = {
  label: 'Live rates',
  pause: 'Stop scrolling',
  sources: 'Sources: {providers}',
} as const;
