export const ar = {
  form: 'تنبيه جديد',
  side: 'العملية المطلوبة',
  sell: 'بيع عملة أجنبية',
  buy: 'شراء عملة أجنبية',
  currency: 'العملة',
  bank: 'البنك',
  allBanks: 'جميع البنوك',
  purchaseTarget: 'التنبيه ابتداءً من',
  saleTarget: 'التنبيه إلى حدود',
  add: 'تفعيل التنبيه',
} as const;
