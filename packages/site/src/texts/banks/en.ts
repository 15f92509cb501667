export const en = {
  bestRate: 'Best {currency} ({code}) exchange rate today',
  rate: '{currency} ({code}) exchange rate today',
  day: {
    working: 'Working day',
    closed: 'Banks are closed today',
    note: {
      open: ': banks are open today. We do not know their opening hours; please check with the branch.',
      unlessFeast:
        ': banks are open today, unless the expected feast is a day earlier or later. Please check with the branch, as for the opening hours.',
      closed: ' ({why}).',
    },
  },
  offices: {
    text: 'Outside the banks, a bureau de change is run by a person authorised by the Central Bank; sixty-three were open in early 2020. {rules}.',
    rules: 'What they buy and sell, with the sources',
    lack: 'This page has neither their list nor their rates, only those of the banks: compare them with the rate that the bureau offers you.',
  },
  best: {
    title: 'The best rates for {unit} in Tunisian dinars',
    titleUncompared: 'The rates for {unit} in Tunisian dinars',
    compare: 'Compare all banks for {code}',
  },
  board: {
    title: 'Today’s rates',
    currencies: 'Currencies of the ranking',
    side: 'What you do with the currency',
    sell: 'I sell',
    buy: 'I buy',
    read: '{code}: {boards}.',
    caption: 'Buying and selling rates in dinars, for one unit of each currency',
    best: 'Best',
    leads: ', the best',
  },
  choose: 'Choose a bank',
  main: {
    title: 'The main banks of Tunisia',
    rates:
      'Each Tunisian bank sets its own buying and selling rates around the rate of the {central}. The main banks include {banks}. A bank’s page shows its currencies, its spread (the selling rate minus the buying rate) and the trend since its previous day.',
    ways: 'To find out where to change money, {compare} currency by currency, or {convert} at today’s rate. Bank rates are updated every working day, Monday to Friday.',
    compare: 'compare the banks',
    convert: 'convert an amount',
  },
} as const;
