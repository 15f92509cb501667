export const en = {
  needsScripts: 'This page needs JavaScript, which is turned off in this browser.',
} as const;
