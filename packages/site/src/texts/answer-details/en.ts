export const en = {
  usedRate: 'Rate used',
  commission: 'Commission',
  commissionUnknown: 'Commission not published: please ask the bank',
  counters: 'Counters',
  opening: {
    open: 'Banks open today',
    unlessFeast: 'Banks open today, unless the expected feast is a day earlier or later',
    closed: 'Banks closed today ({why})',
  },
  toBuy: 'To buy {asked}',
  toObtain: 'To obtain {asked}',
  atMid: 'At the reference mid rate',
  margin: ' · Margin: {dinars} TND, {percent}',
  marginShare: ' · Margin: {percent}',
  roundTrip: 'Round trip, on average',
  thereAndBack: 'Changing {asked} into {to} and back costs {cost} TND, {percent}',
  buyAndSell: 'Buying {asked} and selling it again costs {cost} TND, {percent}',
  rate: '{equation}, {basis}',
  rateWithOrigin: '{equation}, {basis}. ',
  basis: {
    meanPurchase: {
      one: 'buying rate of the only bank read',
      other: 'average buying rate of {count} banks',
    },
    meanSale: {
      one: 'selling rate of the only bank read',
      other: 'average selling rate of {count} banks',
    },
    bank: '{side} of {bank}',
    reference: '{side} ({kind})',
    referenceOnly: '{side} ({kind}), as no bank read quotes this currency',
    kinds: {
      central: 'Central Bank of Tunisia',
      manual: 'Central Bank of Tunisia, banknotes',
      market: 'foreign exchange market',
    },
  },
} as const;
