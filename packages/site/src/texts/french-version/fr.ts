export const fr = {
  sentence: 'Ce texte est une traduction : {french} fait foi.',
  french: 'la version française',
} as const;
