export const ar = {
  home: 'الرئيسية',
  banks: 'البنوك',
  converter: 'محوّل العملات',
  crypto: 'العملات المشفّرة',
  contact: 'اتصل بنا',
} as const;
