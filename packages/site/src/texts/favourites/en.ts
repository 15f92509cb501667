export const en = {
  form: 'Favourites',
  otherCurrencies: 'Other currencies',
  amount: 'Amount',
  allBanks: 'All banks (average)',
  keep: 'Keep on this device',
  clear: 'Clear',
  kept: 'Favourites kept on this device.',
  refused: 'Your browser does not let us keep them.',
  cleared: 'Favourites removed from this device.',
  open: 'Open the converter with your favourites',
  note: 'The home page, the converter and the comparison open with your first currency and your amount, the first two also with your bank. Your browser keeps this choice and does not send it to us: {policy}.',
  policy: 'privacy policy',
} as const;
