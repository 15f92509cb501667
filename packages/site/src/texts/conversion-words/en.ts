export const en = {
  buying: 'Buying {asked}: {value}',
  apart: '{value}, {leader}',
  atBank: 'at {bank}',
  onlyBank: 'at {bank} only',
  tie: { one: '{count} bank', other: '{count} banks tied' },
  meanOfBanks: 'on average across banks',
  mean: { one: 'at {count} bank', other: 'on average across {count} banks' },
  atMid: 'at the mid rate',
  partlyAtMid: 'partly at the mid rate',
  sides: {
    mid: 'reference mid rate',
    purchase: 'buying rate',
    sale: 'selling rate',
  },
  twoSides: '{firstCurrency} {first}, {secondCurrency} {second}',
} as const;
