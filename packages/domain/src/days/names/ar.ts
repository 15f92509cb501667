// The months as Tunisia names them (CLDR ar-TN); they have no shorter forms.
const months = [
  'جانفي',
  'فيفري',
  'مارس',
  'أفريل',
  'ماي',
  'جوان',
  'جويلية',
  'أوت',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const;

export const ar = {
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  months,
  shortMonths: months,
  first: '1',
  dayOfYear: '{day}\u00a0{month}',
  withYear: '{day}\u00a0{month} {year}',
  inWords: '{weekday}، {day}\u00a0{month} {year}',
  monthWithYear: '{month} {year}',
  at: '{day} على الساعة {time}',
  shortAt: '{day}، {time}',
} as const;
