export const fr = {
  label: 'Résultat',
  nothing: 'Entrez un montant à changer.',
  details: 'Marge, aller-retour, cours moyen, commission',
  intent: {
    legend: 'Votre argent',
    dinars: 'dinars',
    have: 'J’ai des {currency}',
    buy: 'Je veux acheter des {currency}',
  },
  question: {
    buy: 'Pour acheter {asked} vous payez',
    give: 'Pour {asked} vous recevez',
    atMid: '{asked} au cours moyen de référence',
    partlyAtMid: '{asked}, en partie au cours moyen de référence',
  },
  atBank: 'chez {bank}',
  meanOfBoards: '{boards}, en moyenne',
  rankedFor: 'pour {amount}\u202f: {payout}',
  meanForBank:
    '{bank} n’a pas de cours en vigueur pour {currency}\u202f: la moyenne des banques est prise.',
  midForBank:
    '{bank} n’a pas de cours en vigueur pour {currency}\u202f: le cours moyen de référence est pris.',
  moreBanks: { one: 'et une autre', other: 'et {count} autres' },
  mean: { one: 'En moyenne ({count} banque)', other: 'En moyenne ({count} banques)' },
  meanFor: {
    one: 'Pour {amount}, en moyenne ({count} banque)',
    other: 'Pour {amount}, en moyenne ({count} banques)',
  },
  /** Between the mean and the worst: at the end of a line, where a dot would look lost. */
  beforeWorst: '\u202f; ',
  worst: 'au\u00a0pire\u00a0{worst} ',
  dearest: 'au\u00a0plus\u00a0cher\u00a0{worst} ',
  of: '{code}\u202f: ',
  sources: ', {sources}',
  seeBanks: { one: 'Voir la banque', other: 'Voir les {count} banques' },
  reference: 'Cours actuel de 1 {code} en dinar tunisien',
  midRate: ' · cours moyen',
} as const;
