export const en = {
  heading: 'Exchange rate cheat sheet: {currency} and dinar',
  amount: 'Amount',
  madeOn: 'Made on {day}',
  amountsNote: 'Not including any commission: check with the bank.',
  sheetNote: 'What you receive at the counter, not including any commission: check with the bank.',
  noRate: 'No rate for {currency} today.',
  way: 'From {from} to {to}',
  otherCurrencies: 'Other currencies',
} as const;
