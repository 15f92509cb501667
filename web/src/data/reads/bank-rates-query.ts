import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import { collection as collections } from '@dinar/domain/documents/collections';
import {
  and,
  collection,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  type QueryFilterConstraint,
  query,
  where,
} from 'firebase/firestore';
import { type BankRatesQuestion, subjectFields } from './bank-rates-question.ts';

/**
 * The query of a question, of at most `most` rows. A currency and a bank are looked for in each
 * spelling of their field, in upper and lower case: staff type rows as they come.
 */
export function bankRatesQuery(
  database: Firestore,
  question: BankRatesQuestion,
  most: number,
): Query {
  const { currency, bank, date, status } = question;
  const filters: QueryFilterConstraint[] = [
    ...(currency ? [inAnySpelling(subjectFields.currency, [currency])] : []),
    ...(bank ? [inAnySpelling(subjectFields.bank, codesOf(bank))] : []),
    ...(date ? [where('date', '==', date)] : []),
    ...(status ? [where('status', '==', status)] : []),
  ];
  const rows = collection(database, collections.bankRates);
  const order = date ? [] : [orderBy('date', 'desc')];
  return query(rows, and(...filters), ...order, limit(most));
}

function inAnySpelling(fields: readonly string[], codes: readonly string[]): QueryFilterConstraint {
  const cases = [...codes, ...codes.map((code) => code.toLowerCase())];
  return or(...fields.map((field) => where(field, 'in', cases)));
}

function codesOf(bank: BankCode): string[] {
  return [bank, ...bankByCode(bank).aliases];
}
