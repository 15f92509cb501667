/** The names of the Firestore collections. */
export const collection = {
  bankRates: 'bank-rates',
  ratesStats: 'rates-stats',
  bankSnapshots: 'bank-snapshots',
  rateHistory: 'rate-history',
  coins: 'coins',
  news: 'news',
  contactMessages: 'contact-messages',
  /** Read by the send-email extension, where one is installed. */
  mail: 'mail',
  system: 'system',
} as const;

/** The document in which the last run of each job is recorded. */
export const healthPath = `${collection.system}/health`;
