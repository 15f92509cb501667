export const fr = {
  buying: 'Acheter {asked} : {value}',
  apart: '{value}, {leader}',
  atBank: 'chez {bank}',
  onlyBank: 'chez {bank}, seule lue',
  tie: { one: '{count} banque à égalité', other: '{count} banques à égalité' },
  meanOfBanks: 'en moyenne des banques',
  mean: { one: 'en moyenne de {count} banque', other: 'en moyenne de {count} banques' },
  atMid: 'au cours moyen',
  partlyAtMid: 'en partie au cours moyen',
  sides: {
    mid: 'cours moyen de référence',
    purchase: 'cours acheteur',
    sale: 'cours vendeur',
  },
  twoSides: '{first} {firstCurrency}, {second} {secondCurrency}',
} as const;
