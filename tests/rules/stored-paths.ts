import {
  bankRecordsPath,
  healthPath,
  collection as names,
} from '@dinar/domain/documents/collections';
import { bankRateId } from '@dinar/domain/rates/bank-rate';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { idForms, openCollections } from './id-forms.ts';

/** A message with an id as the SDK gives it. */
export const storedMessage = `${names.contactMessages}/aStoredMessage000000`;

/** The documents for staff and functions only, and one that nobody declared. */
const staffPaths = [
  `${names.bankRates}/${bankRateId({ bankId: 'BIAT', currency: 'EUR', date: day('2026-11-20') })}`,
  `${names.bankRates}/typed by staff`,
  `${names.rateOverrides}/2026-11-20_BIAT_EUR`,
  storedMessage,
  `${names.contactActions}/stored`,
  `${names.imports}/stored`,
  `${names.mail}/contact-stored`,
  `${names.staff}/matin`,
  `${names.pushDevices}/stored`,
  `${names.rateAlerts}/stored_1`,
  `${names.system}/alerts`,
  `${names.system}/stored`,
  `${names.system}/reconciliation`,
  `${names.system}/source-cache`,
  `${names.system}/source-cache/pages/bct`,
  `${names.system}/dead-letters/events/stored`,
  `${names.system}/dead-letters/sources/stored`,
  `${names.system}/jump-approvals/events/stored`,
  `${names.system}/audit/events/stored`,
  `${names.system}/health/deeper/stored`,
  `${names.system}/bank-records/deeper/stored`,
  'a-collection-nobody-declared/stored',
  'a-collection-nobody-declared/health',
  'a-collection-nobody-declared/bank-records',
];

/** The jobs' runs and the banks' records, the two open documents of their collection. */
export const openSystemPaths: readonly string[] = [healthPath, bankRecordsPath];

/** One document of each open collection. */
const openPaths: readonly string[] = openCollections.map(
  (name) => `${name}/${idForms[name].known[0]}`,
);

/** Collections named like an open one, or like the one that accepts messages, below another document. */
const nestedPaths = [...openPaths, ...openSystemPaths, storedMessage].map(
  (path) => `a-collection-nobody-declared/stored/${path}`,
);

/** Every document that is closed to visitors. */
export const closedPaths: readonly string[] = [
  ...staffPaths,
  ...nestedPaths,
  ...openPaths.map((path) => `${path}/deeper/stored`),
  `${storedMessage}/deeper/stored`,
];

/** Every document in the database while the table runs. */
export const storedPaths: readonly string[] = [...openPaths, ...openSystemPaths, ...closedPaths];
