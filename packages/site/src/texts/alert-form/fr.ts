export const fr = {
  form: 'Nouvelle alerte',
  side: 'Vous voulez',
  sell: 'Vendre des devises',
  buy: 'Acheter des devises',
  currency: 'Devise',
  bank: 'Banque',
  allBanks: 'Toutes les banques',
  purchaseTarget: 'Prévenez-moi à partir de',
  saleTarget: 'Prévenez-moi jusqu’à',
  add: 'M’alerter',
} as const;
