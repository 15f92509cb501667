export const ar = {
  page: {
    title: 'محوّل العملات إلى الدينار التونسي',
    heading: 'محوّل العملات',
    description: 'تحويل الأورو والدولار وسائر العملات إلى الدينار التونسي بسعر الصرف اليوم.',
  },
  fixedDescription: '{heading}: التحويل بسعر الصرف اليوم في كل بنك.',
  amounts: {
    EUR: {
      zero: '{count} أورو',
      one: '{count} أورو',
      two: '{count} أورو',
      few: '{count} أورو',
      many: '{count} أورو',
      other: '{count} أورو',
    },
    USD: {
      zero: '{count} دولار',
      one: '{count} دولار',
      two: '{count} دولار',
      few: '{count} دولارات',
      many: '{count} دولارًا',
      other: '{count} دولار',
    },
  },
  toDinars: '{amount} بالدينار التونسي',
  toCurrency: 'تحويل {amount} إلى {currency}',
  buy: 'شراء {amount}',
  pair: 'تحويل {from} ({fromCode}) إلى {to} ({toCode})',
} as const;
