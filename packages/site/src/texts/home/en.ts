export const en = {
  title: 'Tunisian dinar exchange rates, live',
  heading: 'Tunisian dinar exchange rates',
  opening: 'Rates checked every hour',
  description:
    'Official rates of the Central Bank of Tunisia, Tunisian banks compared, and live rates checked every hour.',
  chooseCurrency: 'Choose a currency',
  awaitedRates: 'Looking for rates',
  midRates: 'Mid rates, in dinars.',
  converter: {
    title: 'Where to change money',
    amount: 'Amount',
    swap: 'Reverse the conversion',
    paidIn: 'Paid in',
    to: 'To',
    complete: 'Full converter',
    refresh: 'Refresh rates',
  },
} as const;
