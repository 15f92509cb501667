export const fr = {
  heading: 'Aide-mémoire de change\u202f: {currency} et dinar',
  amount: 'Montant',
  madeOn: 'Fait le {day}',
  amountsNote: 'Hors commission éventuelle\u202f: à confirmer auprès de la banque.',
  sheetNote:
    'Ce que l’on reçoit au guichet, hors commission éventuelle\u202f: à confirmer auprès de la banque.',
  noRate: 'Aucun cours de {currency} aujourd’hui.',
  way: 'De {from} en {to}',
  otherCurrencies: 'Autres devises',
} as const;
