export const ar = {
  analysis: {
    title: 'سعر صرف {currency}: {pair}',
    live: 'الوقت الحقيقي',
    awaitingLink: ': في انتظار الاتصال',
    compare: 'مقارنة أكثر تفصيلًا: {currency}',
    allBanks: 'عرض كل البنوك ({count})',
    firstBanks: 'عرض أول {count} بنوك',
    noData: 'لا توجد بيانات متاحة:',
    noRates: 'أسعار صرف {code} غير متوفرة حاليًا.',
  },
  news: {
    title: 'الأخبار',
    awaited: 'البحث عن آخر الأخبار',
    empty: 'لا أخبار حاليًا.',
    failed: 'الأخبار غير متوفرة حاليًا.',
    newWindow: 'في نافذة جديدة',
    origin: '{source}، {instant}',
  },
  coins: {
    title: 'العملات المشفّرة',
    all: 'كل العملات المشفّرة',
    empty: 'الأسعار غير متوفرة حاليًا.',
  },
  why: {
    title: 'لماذا {site}؟',
    official: 'الأسعار الرسمية للبنك المركزي',
    comparison: 'مقارنة بين عدة بنوك',
    continuous: 'تحديث متواصل',
    free: 'مجاني تمامًا',
  },
} as const;
