import type { DocumentData } from 'firebase-admin/firestore';
import type { FieldChange } from './rate-store.ts';

/**
 * Returns the fields after an update, as Firestore applies it: sets or removes each path and keeps the
 * rest.
 */
export function withChanges(data: DocumentData, changes: readonly FieldChange[]): DocumentData {
  return changes.reduce((changed, { field, value }) => withField(changed, field, value), data);
}

function withField(data: DocumentData, field: readonly string[], value: unknown): DocumentData {
  const [name = '', ...rest] = field;
  const { [name]: known, ...others } = data;
  if (rest.length > 0) return { ...others, [name]: withField(known ?? {}, rest, value) };
  return value === undefined ? others : { ...others, [name]: value };
}
