export const en = {
  form: 'New alert',
  side: 'You want to',
  sell: 'Sell foreign currency',
  buy: 'Buy foreign currency',
  currency: 'Currency',
  bank: 'Bank',
  allBanks: 'All banks',
  purchaseTarget: 'Alert me at or above',
  saleTarget: 'Alert me at or below',
  add: 'Alert me',
} as const;
