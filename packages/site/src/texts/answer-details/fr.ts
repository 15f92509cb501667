export const fr = {
  usedRate: 'Cours utilisé',
  commission: 'Commission',
  commissionUnknown: 'Commission non publiée\u202f: à demander à la banque',
  counters: 'Guichets',
  opening: {
    open: 'Banques ouvertes aujourd’hui',
    unlessFeast:
      'Banques ouvertes aujourd’hui, sauf si la fête attendue est avancée ou retardée d’un jour',
    closed: 'Banques fermées aujourd’hui ({why})',
  },
  toBuy: 'Pour acheter {asked}',
  toObtain: 'Pour obtenir {asked}',
  atMid: 'Au cours moyen de référence',
  margin: ' · Marge\u00a0: {dinars} TND, {percent}',
  marginShare: ' · Marge\u00a0: {percent}',
  roundTrip: 'Aller-retour, en moyenne',
  thereAndBack: 'Changer {asked} en {to}, puis revenir, coûte {cost} TND, {percent}',
  buyAndSell: 'Acheter puis revendre {asked} coûte {cost} TND, {percent}',
  rate: '{equation}, {basis}',
  rateWithOrigin: '{equation}, {basis}. ',
  basis: {
    meanPurchase: {
      one: 'cours acheteur de la seule banque lue',
      other: 'moyenne des cours acheteurs de {count} banques',
    },
    meanSale: {
      one: 'cours vendeur de la seule banque lue',
      other: 'moyenne des cours vendeurs de {count} banques',
    },
    bank: '{side} chez {bank}',
    reference: '{side} ({kind})',
    referenceOnly: '{side} ({kind}), aucune banque lue ne cotant cette devise',
    kinds: {
      central: 'Banque Centrale de Tunisie',
      manual: 'Banque Centrale de Tunisie, change manuel',
      market: 'marché des changes',
    },
  },
} as const;
