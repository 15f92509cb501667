export const en = {
  label: 'The amount in each currency',
  inCurrency: '{amount} in the currency gives',
  inDinars: '{amount} dinars gives',
} as const;
