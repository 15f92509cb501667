export const en = {
  label: 'The amount in each currency',
  inCurrency: 'For {amount} in the currency',
  inDinars: 'For {amount} TND',
} as const;
