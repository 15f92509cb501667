export const en = {
  home: {
    ofPair: '{pair} exchange rate today, live',
    withRate: '{title}: {rate}',
    answer: '{rate}, mid rate of {day}.',
    offer: 'Central bank, banks compared, live rates checked every hour.',
  },
  banks: {
    compared: '{currency} ({code}) to Tunisian dinar: banks compared',
    best: 'Best {currency} rate: buying {buy}, selling {sell}',
    bestWithBanks: 'Best {currency} rate: buying {buy} ({buyer}), selling {sell} ({seller})',
    answer:
      '{currency}: best buying rate {buy} TND ({buyer}), best selling rate {sell} TND ({seller}) on {day}.',
    offer: {
      one: 'Buying rate, selling rate and spread at {count} bank in Tunisia, every working day.',
      other:
        'Buying rates, selling rates and spreads at {count} banks in Tunisia, every working day.',
    },
  },
  bank: {
    title: '{bank} exchange rates',
    sidesOn: '{bank} exchange rates: {currency} {purchase} / {sale} TND on {day}',
    shortSidesOn: '{bank}: {currency} {purchase} / {sale} TND on {day}',
    answer: '{bank}: buys {unit} at {purchase} TND and sells it at {sale} TND on {day}.',
    offer: 'Every currency, with spread and trend.',
    plain:
      '{bank} exchange rates: buying rate, selling rate, spread and trend of each currency, every working day.',
  },
  centralBank: {
    midOn: '{bank}: {currency} mid rate {rate} on {day}',
    answer: '{bank}: {rate}, mid rate of {day}.',
    offer: 'The official rate of each currency, every working day.',
    plain: '{bank}: the official rate of each currency in Tunisian dinars, every working day.',
  },
  bankCurrency: {
    title: '{bank} {currency} rate',
    midOn: '{bank} {currency} mid rate: {rate} TND on {day}',
    sides: '{bank} {currency} rate: buying {purchase}, selling {sale} TND',
    sidesOn: '{bank} {currency} rate: buying {purchase}, selling {sale} TND on {day}',
    subject: '{currency} ({code}), {bank}',
    midAnswer: '{subject}: {code} mid rate {rate} TND on {day}.',
    answer: '{subject}: buying {purchase} TND, selling {sale} TND on {day}.',
    offer: 'Its last 30 days, day by day.',
    plain: '{subject}: the rate in Tunisian dinars, every working day, and its last 30 days.',
  },
  comparator: {
    compared: '{pair} exchange rate: banks compared',
    best: 'Best {pair} rate: buying {buy}, selling {sell}',
    bestOn: 'Best {pair} rate: buying {buy}, selling {sell} on {day}',
    offer: 'The spread of each bank.',
    plain:
      '{currency} ({code}) to Tunisian dinar: the buying rate, the selling rate and the spread of each bank.',
  },
  converter: {
    short: 'Converter',
    answered: '{question}: {answer}',
    pair: '{from} to {to}',
    on: '{answer} on {day}',
    atMidOf: '{answer} of {day}',
    pairTitle: '{from} ({fromCode}) to {to} ({toCode}) converter',
    pairOffer: '{from} to {to} converter, for any amount.',
    pairPlain: 'Convert {from} ({fromCode}) to {to} ({toCode}) at today’s rate, for any amount.',
    offer: 'Convert every currency to Tunisian dinars.',
    fixedOffer: 'Compare the buying and selling rates of the banks.',
    received: 'for {asked} you receive {result} ({sides}, {day}).',
    bought: 'buying {asked}: {result} ({sides}, {day}).',
    worth: {
      one: '{asked} is worth {result} of {day}.',
      other: '{asked} is worth {result} of {day}.',
    },
    meanAndWorst: {
      one: 'Average of {count} bank: {mean}; worst: {worst}.',
      other: 'Average of {count} banks: {mean}; worst: {worst}.',
    },
  },
  sheet: {
    title: '{currency} cheat sheet: usual amounts in Tunisian dinars',
    plain:
      '{currency} ({code}) and Tunisian dinar: the usual amounts both ways, on one page to print, at today’s rates.',
    crumb: '{code} cheat sheet',
  },
  keywords: {
    everywhere: ['Tunisia exchange rate', 'Tunisian dinar'],
    currency: ['{name} to Tunisian dinar', '{code} TND exchange rate', '{name} rate Tunisia'],
    banks: 'Tunisian bank exchange rates',
    bank: ['{bank} exchange rate', '{bank} currency rates'],
    bankCurrency: '{bank} {code} rate',
    comparator: 'compare exchange rates',
    converter: 'currency converter',
    sheet: '{code} cheat sheet',
    crypto: ['cryptocurrencies', 'Bitcoin price', 'Ethereum price'],
    amounts: ['convert an amount', 'every currency in dinars'],
  },
  share: {
    home: ['Tunisian dinar', 'exchange rates,', 'live'],
    banks: ['Exchange rates', 'at Tunisian', 'banks'],
    bank: ['Buying and', 'selling rates', 'at a bank'],
    comparator: ['Compare', 'exchange rates', 'between banks'],
    converter: ['Currency', 'converter to', 'Tunisian dinars'],
    conversion: ['Converted to', 'Tunisian dinars', 'at today’s rate'],
    crypto: ['Cryptocurrency', 'prices'],
    sheet: ['Exchange rate', 'cheat sheet', 'to print'],
    amounts: ['One amount', 'in every', 'currency'],
    information: ['Exchange', 'rates', 'in Tunisia'],
  },
  dayPicture: '{unit} in Tunisian dinars, {day}',
  structured: {
    country: 'Tunisia',
    pairConverter: '{from} to {to} converter',
    references: {
      central: '{unit} in TND, mid rate of the Central Bank of Tunisia',
      manual: '{unit} in TND, mid rate for banknotes of the Central Bank of Tunisia',
      market: '{unit} in TND, mid rate of the foreign exchange market',
    },
    side: '{unit} in TND, {side}, {of}',
    meanOf: { one: 'one bank only', other: 'average of {count} banks' },
    dataset: {
      name: 'Exchange rates of the Tunisian dinar',
      description:
        'Mid rates of the Central Bank of Tunisia and buying and selling rates of Tunisian banks, in dinars for one unit of each currency, with the source, the day and the meaning of each number.',
      measured: ['mid rate', 'buying rate', 'selling rate'],
    },
  },
} as const;
