export const en = {
  subtitle: 'Prices and changes of the main cryptocurrencies, in real time.',
  caption: 'Cryptocurrency prices in US dollars and change over 24 hours',
  columns: {
    name: 'COIN',
    price: 'PRICE',
    change: '24H CHANGE',
    trend: 'TREND',
  },
  counters: { all: 'All', rising: 'Rising', falling: 'Falling' },
  failure: {
    text: 'The cryptocurrency prices could not be loaded',
    lastKnown: 'The last known prices are still shown.',
  },
  none: {
    title: 'No data available',
    text: 'No cryptocurrencies found. Please try again later.',
  },
} as const;
