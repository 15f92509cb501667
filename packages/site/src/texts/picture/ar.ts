export const ar = {
  title: '{currency} بالدينار التونسي، {day}',
  mid: 'السعر المتوسط الرسمي',
  noMid: 'لا سعر متوسط رسمي في هذا اليوم',
  purchase: 'أفضل سعر شراء',
  sale: 'أفضل سعر بيع',
  tooFewBanks: 'عدد البنوك التي نشرت أسعارها في هذا اليوم لا يكفي للمقارنة',
  failed: 'تعذّر إنشاء الصورة: يُرجى إعادة المحاولة بعد دقيقة.',
  sources: {
    zero: 'المصدر: {sources}',
    one: 'المصدر: {sources}',
    two: 'المصدران: {sources}',
    few: 'المصادر: {sources}',
    many: 'المصادر: {sources}',
    other: 'المصادر: {sources}',
  },
} as const;
