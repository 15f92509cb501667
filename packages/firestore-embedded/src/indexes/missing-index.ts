import { formatFieldPath, parseFieldPath } from '../model/field-path.ts';
import {
  type DeclaredIndexes,
  directionOf,
  type FieldOverride,
  type IndexDefinition,
  type IndexField,
  impliesDescendingNames,
  indexJson,
  modeJson,
} from './declared-indexes.ts';
import { singleFieldIndexes } from './serving-indexes.ts';

/** An entry for the list of that name in firestore.indexes.json. */
export type IndexEntry = { readonly indexes: object } | { readonly fieldOverrides: object };

/** The entry that serves a query: an index of several fields, or one more index of one field. */
export function entryFor(wanted: IndexDefinition, { overrides }: DeclaredIndexes): IndexEntry {
  const single = singleField(wanted);
  if (single === undefined) return { indexes: indexJson(wanted) };
  return { fieldOverrides: overrideJson(overrideWith(overrides, wanted, single)) };
}

/** An entry of `fieldOverrides` that adds an index to the present ones of the field. */
function overrideWith(
  overrides: readonly FieldOverride[],
  { collectionId, scope }: IndexDefinition,
  { path, mode }: IndexField,
): FieldOverride {
  const present = singleFieldIndexes(overrides, collectionId, path);
  const fieldPath = formatFieldPath(path);
  const exact = overrides.find(
    (one) => one.collectionId === collectionId && one.fieldPath === fieldPath,
  );
  return {
    collectionId,
    fieldPath,
    ttl: exact?.ttl ?? false,
    indexes: [...present, { scope, mode }],
  };
}

function overrideJson({ collectionId, fieldPath, ttl, indexes }: FieldOverride): object {
  return {
    collectionGroup: collectionId,
    fieldPath,
    ...(ttl && { ttl }),
    indexes: indexes.map(({ scope, mode }) => ({ ...modeJson(mode), queryScope: scope })),
  };
}

function singleField({ fields, descendingNames }: IndexDefinition): IndexField | undefined {
  const [first, second] = fields;
  const isPlain = descendingNames === impliesDescendingNames(fields);
  return second === undefined && isPlain ? first : undefined;
}

/** Production's message, with its link to the console. */
export function missingIndexMessage(database: string, wanted: IndexDefinition): string {
  const { collectionId, scope, fields } = wanted;
  const project = database.split('/')[1] ?? '';
  const console = `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes`;
  const group = `${database}/collectionGroups/${collectionId}`;
  const single = singleField(wanted);
  if (single === undefined) {
    const name = { path: parseFieldPath('__name__'), mode: directionOf(wanted.descendingNames) };
    const index = encodeIndex(`${group}/indexes/_`, { ...wanted, fields: [...fields, name] });
    return `The query requires an index. You can create it here: ${console}?create_composite=${index}`;
  }
  const path = formatFieldPath(single.path);
  const kind = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' }[single.mode];
  const index = encodeIndex(`${group}/fields/${path}`, wanted);
  return (
    `The query requires a ${scope}_${kind} index for collection ${collectionId} and field ${path}. ` +
    `You can create it here: ${console}?create_exemption=${index}`
  );
}

/** Encodes a `google.firestore.admin.v1.Index` for the console's links. */
function encodeIndex(name: string, { scope, fields }: IndexDefinition): string {
  const encodedFields = fields.map(({ path, mode }) => {
    const tag = mode === 'CONTAINS' ? 3 : 2;
    const choice = varint(tag, mode === 'DESCENDING' ? 2 : 1);
    return bytes(3, Buffer.concat([bytes(1, Buffer.from(formatFieldPath(path))), choice]));
  });
  const scopeNumber = scope === 'COLLECTION' ? 1 : 2;
  return Buffer.concat([
    bytes(1, Buffer.from(name)),
    varint(2, scopeNumber),
    ...encodedFields,
  ]).toString('base64url');
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([field * 8 + 2]), length(content.length), content]);
}

function varint(field: number, value: number): Buffer {
  return Buffer.from([field * 8, value]);
}

function length(value: number): Buffer {
  const low = value % 128;
  return value < 128
    ? Buffer.from([value])
    : Buffer.concat([Buffer.from([low + 128]), length((value - low) / 128)]);
}
