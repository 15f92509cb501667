/** The names of the Firestore collections. */
export const collection = {
  bankRates: 'bank-rates',
  /** Typed by staff alone: what derivation takes in place of the rows. */
  rateOverrides: 'rate-overrides',
  ratesStats: 'rates-stats',
  bankSnapshots: 'bank-snapshots',
  rateHistory: 'rate-history',
  coins: 'coins',
  news: 'news',
  contactMessages: 'contact-messages',
  /** Status changes of many messages at once, asked for by staff. */
  contactActions: 'contact-actions',
  /** The outcome of each file that staff dropped in Storage. */
  imports: 'imports',
  /** Sent to staff, where they have an address. */
  mail: 'mail',
  system: 'system',
} as const;

/** The document in which the last run of each job is recorded. */
export const healthPath = `${collection.system}/health`;

/** The document that says how each bank published of late. */
export const bankRecordsPath = `${collection.system}/bank-records`;
