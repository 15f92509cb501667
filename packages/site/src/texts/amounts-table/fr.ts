export const fr = {
  label: 'Le montant dans chaque devise',
  inCurrency: 'Pour {amount} en devise',
  inDinars: 'Pour {amount} TND',
} as const;
