import type { FieldPath } from '../model/field-path.ts';
import type { FieldConstraint, ListedQuery } from './authorizer.ts';
import { fromFirestore, pathOfName } from './values/from-firestore.ts';
import { type Condition, RulesMap, type RulesValue } from './values/rules-value.ts';

/** The known facts about a field, or about the fields of a map. */
type Known = { readonly value: RulesValue } | { readonly conditions: Condition[] } | KnownFields;
type KnownFields = Map<string, Known>;

/**
 * `resource` for a list: only the fields that its query bounds. Rules are no filters: a rule that
 * requires more than the query guarantees fails, even if every document found would meet it.
 * @see https://firebase.google.com/docs/firestore/security/rules-query
 */
export function constrainedResource(collection: string, query: ListedQuery): RulesMap {
  const fields: KnownFields = new Map();
  for (const constraint of query.constraints ?? []) learn(fields, constraint.path, constraint);
  const { documentId } = query;
  const named: [string, RulesValue][] = documentId
    ? [
        ['id', documentId],
        ['__name__', pathOfName(`${collection}/${documentId}`)],
      ]
    : [];
  return RulesMap.of([['data', mapOf(fields)], ...named]);
}

function learn(fields: KnownFields, path: FieldPath, constraint: FieldConstraint): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  const known = fields.get(name);
  if (rest.length > 0) {
    const inner: KnownFields = known instanceof Map ? known : new Map();
    // A known value of the whole map is more precise than a bound inside it.
    if (known === undefined || known instanceof Map) fields.set(name, inner);
    learn(inner, rest, constraint);
    return;
  }
  const { operator } = constraint;
  const value = fromFirestore(constraint.value);
  if (operator === '==') fields.set(name, known && 'value' in known ? known : { value });
  else if (known === undefined) fields.set(name, { conditions: [{ operator, value }] });
  else if ('conditions' in known) known.conditions.push({ operator, value });
}

function mapOf(fields: KnownFields): RulesMap {
  return RulesMap.of(Array.from(fields, ([name, known]) => [name, readKnown(known)]));
}

function readKnown(known: Known): RulesValue {
  if (known instanceof Map) return mapOf(known);
  return 'value' in known ? known.value : { kind: 'constraint', ...known };
}
