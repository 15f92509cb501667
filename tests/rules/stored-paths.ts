import { collection as names } from '@dinar/domain/documents/collections';
import { idForms, openCollections } from './id-forms.ts';

/** The documents of staff and functions alone, and one that nobody declared. */
export const closedPaths: readonly string[] = [
  `${names.contactMessages}/stored`,
  `${names.mail}/contact-stored`,
  `${names.system}/stored`,
  `${names.system}/reconciliation`,
  `${names.system}/source-cache`,
  `${names.system}/source-cache/pages/bct`,
  `${names.system}/dead-letters/events/stored`,
  `${names.system}/dead-letters/sources/stored`,
  `${names.system}/jump-approvals/events/stored`,
  `${names.system}/health/deeper/stored`,
  'a-collection-nobody-declared/stored',
];

/** The record of the jobs' runs: the one document of its collection that is open. */
export const healthPath = `${names.system}/health`;

/** One document of each collection that is open. */
export const openPaths: readonly string[] = openCollections.map(
  (name) => `${name}/${idForms[name].known[0]}`,
);

/** What stands in the database while the table is asked. */
export const storedPaths: readonly string[] = [
  ...openPaths,
  ...openPaths.map((path) => `${path}/deeper/stored`),
  `${names.contactMessages}/stored/deeper/stored`,
  healthPath,
  ...closedPaths,
];
