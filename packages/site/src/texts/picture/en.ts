export const en = {
  title: '{currency} to Tunisian dinar, {day}',
  mid: 'Official mid rate',
  noMid: 'No official mid rate that day',
  purchase: 'Best buying rate',
  sale: 'Best selling rate',
  tooFewBanks: 'Too few banks published that day to compare them',
  failed: 'The picture cannot be made: try again in a minute.',
  sources: { one: 'Source: {sources}', other: 'Sources: {sources}' },
} as const;
