export const ar = {
  closeMenu: 'إغلاق القائمة',
  languages: 'اللغات',
  unknownCurrency: 'العملة «{given}» غير معروفة في هذه الصفحة. يُرجى اختيار عملة من القائمة أدناه.',
  ticker: {
    label: 'أسعار مباشرة',
    pause: 'إيقاف التمرير',
    sources: 'المصادر: {providers}',
  },
} as const;
