import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';

// Firestore compares a field with at most 30 values in one query.
const maxComparedValues = 30;

/** Runs a query for documents whose field has any of these values, however many; each has one answer, in its order. */
export async function findAmong(
  query: Query,
  field: string,
  values: Iterable<string>,
): Promise<QueryDocumentSnapshot[]> {
  const compared = [...values];
  const parts: Promise<QuerySnapshot>[] = [];
  for (let start = 0; start < compared.length; start += maxComparedValues) {
    const part = compared.slice(start, start + maxComparedValues);
    parts.push(query.where(field, 'in', part).get());
  }
  const answers = await Promise.all(parts);
  return answers.flatMap(({ docs }) => docs);
}
