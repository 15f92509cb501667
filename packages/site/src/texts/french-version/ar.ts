export const ar = {
  sentence: 'هذا النص ترجمة: {french} هي المعتمدة.',
  french: 'النسخة الفرنسية',
} as const;
