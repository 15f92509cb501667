export const fr = {
  title: '{currency} en dinar tunisien, {day}',
  mid: 'Cours moyen officiel',
  noMid: 'Pas de cours moyen officiel ce jour',
  purchase: 'Meilleur achat',
  sale: 'Meilleure vente',
  tooFewBanks: 'Trop peu de banques ont publié ce jour pour les comparer',
  failed: 'L’image ne peut pas être faite : réessayez dans une minute.',
  sources: { one: 'Source : {sources}', other: 'Sources : {sources}' },
} as const;
