export const ar = {
  header: {
    home: 'الرئيسية',
    banks: 'البنوك',
    converter: 'محوّل العملات',
    crypto: 'العملات المشفّرة',
    contact: 'اتصل بنا',
  },
  menu: {
    comparator: 'مقارنة',
    favourites: 'المفضلة',
    alerts: 'التنبيهات',
    sheet: 'جدول للطباعة',
    amounts: 'كل العملات',
    rules: 'القواعد',
    data: 'البيانات',
    embed: 'لموقعكم',
    status: 'الحالة',
  },
} as const;
