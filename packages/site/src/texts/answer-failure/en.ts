export const en = {
  notLoaded: 'The rates could not be loaded',
  noRates: 'No rate available for today',
  noRate: 'No rate available for today: {currency}',
} as const;
