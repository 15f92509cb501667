export const en = {
  header: {
    home: 'Home',
    banks: 'Banks',
    converter: 'Converter',
    crypto: 'Crypto',
    contact: 'Contact',
  },
  menu: {
    comparator: 'Compare',
    favourites: 'Favourites',
    alerts: 'Alerts',
    sheet: 'Cheat sheet',
    amounts: 'All currencies',
    rules: 'Rules',
    data: 'Data',
    embed: 'For your site',
    status: 'Status',
  },
} as const;
