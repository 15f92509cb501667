import { contactCases } from './cases/contact-cases.ts';
import { documentCases } from './cases/document-cases.ts';
import { listCases } from './cases/list-cases.ts';
import { rawCases } from './cases/raw-cases.ts';
import type { RulesCase } from './rules-case.ts';

/** The whole table: operation × path × payload, with the same outcome for every role. */
export const allCases: readonly RulesCase[] = [
  ...documentCases,
  ...listCases,
  ...contactCases,
  ...rawCases,
];
