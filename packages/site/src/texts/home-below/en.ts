export const en = {
  analysis: {
    title: '{pair} exchange rate - {currency}',
    live: 'Real time',
    awaitingLink: ': waiting for a connection',
    compare: 'Compare {currency} in more detail',
    allBanks: 'Show all {count} banks',
    firstBanks: 'Show the first {count}',
    noData: 'No data available:',
    noRates: 'Exchange rates for {code} are not available at the moment.',
  },
  news: {
    title: 'News',
    awaited: 'Looking for the latest news',
    empty: 'No news at the moment.',
    failed: 'News is not available at the moment.',
    newWindow: 'Opens in a new window',
    origin: '{source}, {instant}',
  },
  coins: {
    title: 'Cryptocurrencies',
    all: 'All cryptocurrencies',
    empty: 'Prices are not available at the moment.',
  },
  why: {
    title: 'Why choose {site}?',
    official: 'Official central bank rates',
    comparison: 'Banks compared side by side',
    continuous: 'Continuously updated',
    free: '100% free',
  },
} as const;
