/** The names of the Firestore collections. */
export const collection = {
  bankRates: 'bank-rates',
  /** Typed only by staff; derivation uses these rates instead of the rows. */
  rateOverrides: 'rate-overrides',
  ratesStats: 'rates-stats',
  bankSnapshots: 'bank-snapshots',
  rateHistory: 'rate-history',
  coins: 'coins',
  news: 'news',
  /** Browsers that receive push messages. */
  pushDevices: 'push-devices',
  /** Wishes of visitors, at most five a browser. */
  rateAlerts: 'rate-alerts',
  contactMessages: 'contact-messages',
  /** Status changes of many messages at once, requested by staff. */
  contactActions: 'contact-actions',
  /** The outcome of each file that staff uploaded to Storage. */
  imports: 'imports',
  /** Mails to staff, if their address is configured. */
  mail: 'mail',
  /** What staff have to do in the morning, and what operators may take from it. */
  staff: 'staff',
  system: 'system',
} as const;

/** The document that records the last run of each job. */
export const healthPath = `${collection.system}/health`;

/** The document with the publication record of each bank. */
export const bankRecordsPath = `${collection.system}/bank-records`;

/** The shapes of banks' pages as last accepted, by bank. */
export const bankPageShapesPath = `${collection.system}/source-cache/bank-pages`;

/** Why pages of sources, or rows of them, were refused. */
export const sourceFailuresPath = `${collection.system}/dead-letters/sources`;

/** What the last run of the job that sends alerts knew. */
export const alertsRunPath = `${collection.system}/alerts`;
