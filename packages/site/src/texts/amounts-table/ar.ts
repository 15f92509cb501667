export const ar = {
  label: 'المبلغ بكل عملة',
  inCurrency: 'مقابل {amount} من العملة',
  inDinars: 'مقابل {amount} بالدينار',
} as const;
