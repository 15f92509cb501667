export const en = {
  title: '{currency} to Tunisian dinar',
  midOn: '{mid}, {day}',
  bankOn: '{bank}, {day}',
  notQuoted: 'No recent rate from the central bank',
  fewBanks: 'Too few banks read to compare them',
  failed: 'The rates cannot be read at the moment.',
  link: '{title}, {site}',
} as const;
