export const en = {
  page: {
    title: 'Tunisian dinar currency converter',
    heading: 'Currency converter',
    description: 'Convert euros, dollars and other currencies to Tunisian dinars at today’s rates.',
  },
  fixedDescription: '{heading}: converted at today’s rates, bank by bank.',
  amounts: {
    EUR: { one: '{count} euro', other: '{count} euros' },
    USD: { one: '{count} dollar', other: '{count} dollars' },
  },
  toDinars: '{amount} to Tunisian dinars',
  toCurrency: '{amount} to {currency}',
  buy: 'Buy {amount}',
  pair: '{from} ({fromCode}) to {to} ({toCode})',
} as const;
