export const en = {
  title: 'How to convert',
  steps: [
    'Enter the amount, with a comma or a point before the decimals.',
    'Choose the two currencies; the round button swaps them.',
    'Choose a bank if you already know where you will change your money.',
  ],
  result:
    'The result is what you receive. To dinars, the amount is multiplied by the rate at which the bank buys the currency; from dinars, it is divided by the rate at which the bank sells it. Between two foreign currencies, the calculation goes through the dinar.',
  reasonTitle: 'A converter that says where the rate comes from',
  reason:
    'Each result shows its bank, its day and its source. Choose a bank to use that bank’s own rate. The figures follow the market without reloading the page, free of charge and without an account.',
  ordersTitle: 'Rough guide, at the reference mid rate',
  unit: '1 {currency} =',
  order: '{unit} {rate} TND, {example} ≈ {value} TND {origin}',
  approximate: 'approximate',
} as const;
