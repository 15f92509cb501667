export const ar = {
  heading: 'جدول صرف للطباعة: {currency} والدينار',
  amount: 'المبلغ',
  madeOn: 'أُعدّ يوم {day}',
  amountsNote: 'دون احتساب أي عمولة محتملة: يُرجى التأكد لدى البنك.',
  sheetNote: 'المبلغ المتسلَّم في الشباك، دون احتساب أي عمولة محتملة: يُرجى التأكد لدى البنك.',
  noRate: 'لا يوجد سعر صرف {currency} اليوم.',
  way: 'من {from} إلى {to}',
  otherCurrencies: 'عملات أخرى',
} as const;
