export const en = {
  banks: {
    title: 'Exchange rates at Tunisian banks today',
    heading: 'Exchange rates at Tunisian banks',
    description:
      'What the banks of Tunisia pay and charge for each foreign currency, updated every working day, Monday to Friday.',
  },
  bestRate: {
    title: 'Best exchange rate in Tunisia today',
    heading: 'Best exchange rate in Tunisia',
    description:
      'The buying and selling rates of every Tunisian bank, compared currency by currency, with the day of each rate.',
  },
  exchangeRate: {
    title: 'Exchange rates in Tunisia',
    heading: 'Exchange rates in Tunisia',
    description:
      'The exchange rates of Tunisian banks, buying and selling, updated every working day.',
  },
  exchangeRateToday: {
    title: 'Tunisia exchange rates today',
    heading: 'Exchange rates in Tunisia today',
    description:
      'Today’s exchange rates at Tunisian banks: buying rate, selling rate and spread of each currency.',
  },
  exchangeOffice: {
    title: 'Where to exchange money in Tunisia: bank rates',
    heading: 'Where to exchange money in Tunisia',
    description:
      'Where to exchange money in Tunisia: the buying and selling rates of the banks, compared every working day.',
  },
  exchangeOfficeTunis: {
    title: 'Where to exchange money in Tunis: bank rates',
    heading: 'Where to exchange money in Tunis',
    description:
      'Where to exchange money in Tunis: the buying and selling rates of the banks, compared every working day.',
  },
  comparator: {
    title: 'Compare exchange rates in Tunisia',
    heading: 'Compare exchange rates',
    description:
      'Compare the buying rate, the selling rate and the spread of each bank, by currency.',
  },
  crypto: {
    title: 'Cryptocurrency prices',
    heading: 'Cryptocurrencies',
    description: 'Prices and 24-hour changes of the main cryptocurrencies, in real time.',
  },
  sheet: {
    title: 'Exchange rate cheat sheet',
    description:
      'The usual amounts in dinars and in foreign currency, on one page to print, at today’s rates.',
  },
  amounts: {
    title: 'One amount in every currency and in dinars',
    heading: 'One amount in every currency',
    description:
      'What your amount gives in dinars from each currency, and in each currency from dinars, with the best bank, on one page to print.',
  },
  contact: {
    title: 'Contact us',
    heading: 'Contact us',
    description: 'A question or a comment? Write to us: we reply quickly.',
  },
  about: {
    title: 'About us',
    description: 'Our aim: to make exchange rates in Tunisia easy to read and compare.',
  },
  privacy: {
    title: 'Privacy policy',
    description: 'The data that we collect, why we collect it, and your rights.',
  },
  terms: {
    title: 'Terms of use',
    description: 'The rules for using the site, and how far its information may be relied on.',
  },
  faq: {
    title: 'Frequently asked questions',
    description: 'Answers about exchange rates, banks and the converter.',
  },
  status: {
    title: 'Status of the sources',
    description: 'When each source of rates was last read, and whether it is up to date.',
  },
  rules: {
    title: 'Currency rules in Tunisia: cash, dinars, travel allowance',
    heading: 'Currency rules in Tunisia',
    description:
      'Declaring foreign currency, taking dinars out, the travel allowance, bureaux de change: each rule with its source and date.',
  },
  data: {
    title: 'Open data: exchange rates of the Tunisian dinar',
    heading: 'Open data',
    description:
      'The rates of the Tunisian dinar in JSON and CSV: central bank and banks, each number with its source, its day and its meaning.',
  },
  embed: {
    title: 'Tunisian dinar rates on your site: free widget',
    heading: 'Tunisian dinar rates on your site',
    description:
      'A free widget with no script and no account: the central bank’s rate and the best bank rates, up to date, to paste into your page.',
  },
  favourites: {
    title: 'Your favourites: currency, amount and bank',
    heading: 'Your favourites',
    description:
      'Choose the currency, the amount and the bank that the site opens with. Your choice stays on your device.',
  },
  alerts: {
    title: 'Exchange rate alerts for Tunisian banks',
    heading: 'Tell me when',
    description:
      'A notification when a bank buys or sells your currency at the rate you are waiting for. No account, no email address.',
  },
  accessibility: {
    title: 'Accessibility of the site',
    heading: 'Accessibility',
    description:
      'What has been checked for people with disabilities, what does not work yet, and how to tell us.',
  },
} as const;
