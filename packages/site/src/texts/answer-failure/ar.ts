export const ar = {
  notLoaded: 'تعذّر تحميل أسعار الصرف',
  noRates: 'لا أسعار متوفرة لهذا اليوم',
  noRate: 'لا سعر متوفر لهذا اليوم: {currency}',
} as const;
