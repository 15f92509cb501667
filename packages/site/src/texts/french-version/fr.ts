export const fr = {
  sentence: 'Ce texte est une traduction\u202f: {french} fait foi.',
  french: 'la version française',
} as const;
