export const en = {
  amountIn: {
    spend: '{code} for {amount}',
    sell: 'TND for {amount}',
    buy: 'Cost in TND of {amount}',
  },
  spread: 'Spread',
  bestPurchase: '★ Buying',
  bestSale: '★ Selling',
  best: 'Best',
  caption: {
    plain: '{boards}. ',
    asked: '{boards}, for {amount}. ',
    alike: '{boards}, for {amount}, as they differ too little for {typed}. ',
  },
  older: {
    one: ' One older rate follows and is not compared.',
    other: ' {count} older rates follow and are not compared.',
  },
  amount: 'Amount to compare',
  question: 'I have',
  spend: 'Dinars (TND)',
  sell: 'Currency ({code})',
  buy: 'Buy {code}',
  scale: 'Common scale',
  scaleMarks: { purchase: 'buys', mid: 'mid', sale: 'sells' },
  help: {
    title: 'How to read this table',
    mark: 'The line',
    columns: {
      purchase:
        '{name}: the rate at which the bank buys the currency from you. The higher it is, the more dinars you receive.',
      sale: '{name}: the rate at which the bank sells you the currency. The lower it is, the more of the currency you receive.',
      gap: '{name}: what you lose, for the chosen amount, compared with the best bank. Rates of today and of the last working day are compared, from three banks on. An older rate shows its date and is not compared.',
      mark: '{name} below the name places the buying rate (full dot), the reference mid rate (bar) and the selling rate (circle) on one scale for all banks.',
      spread:
        '{name}: the selling rate minus the buying rate, for one unit. It is the bank’s margin.',
    },
  },
} as const;
