export const ar = {
  title: '{currency} بالدينار التونسي',
  midOn: '{mid}، {day}',
  bankOn: '{bank}، {day}',
  notQuoted: 'لا سعر حديث من البنك المركزي',
  fewBanks: 'عدد البنوك المتوفرة لا يكفي للمقارنة',
  failed: 'تعذّرت قراءة الأسعار حاليًا.',
  link: '{title}، {site}',
} as const;
