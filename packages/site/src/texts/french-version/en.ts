export const en = {
  sentence: 'This text is a translation: {french} prevails.',
  french: 'the French version',
} as const;
