export const fr = {
  label: 'Le montant dans chaque devise',
  inCurrency: '{amount} en devise donnent',
  inDinars: '{amount} dinars donnent',
} as const;
