export const fr = {
  page: {
    title: 'Convertisseur de devises en dinar tunisien',
    heading: 'Convertisseur de devises',
    description:
      'Convertissez l’euro, le dollar et les autres devises en dinar tunisien au cours du jour.',
  },
  fixedDescription: '{heading}\u202f: la conversion au cours du jour, banque par banque.',
  amounts: {
    EUR: { one: '{count} euro', other: '{count} euros' },
    USD: { one: '{count} dollar', other: '{count} dollars' },
  },
  toDinars: '{amount} en dinar tunisien',
  toCurrency: '{amount} en {currency}',
  buy: 'Acheter {amount}',
  pair: '{from} ({fromCode}) en {to} ({toCode})',
} as const;
