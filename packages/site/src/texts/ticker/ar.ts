export const ar = {
  label: 'أسعار مباشرة',
  pause: 'إيقاف التمرير',
  sources: 'المصادر: {providers}',
} as const;
