export const ar = {
  closeMenu: 'إغلاق القائمة',
  languages: 'اللغات',
  unknownCurrency: 'العملة «{given}» غير معروفة في هذه الصفحة. يُرجى اختيار عملة من القائمة أدناه.',
} as const;
