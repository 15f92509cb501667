import { readFileSync } from 'node:fs';
import { formatFieldPath, isNamePath, parseFieldPath } from '../model/field-path.ts';
import { type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import {
  type IndexDefinition,
  type IndexField,
  type IndexMode,
  impliesDescendingNames,
  type QueryScope,
} from './index-definition.ts';

/** The single-field indexes that one field has instead of the automatic ones. */
export interface FieldOverride {
  readonly collectionId: string;
  /** As written: `*` means every field. */
  readonly fieldPath: string;
  readonly indexes: readonly { readonly scope: QueryScope; readonly mode: IndexMode }[];
  readonly ttl: boolean;
}

/** The content of a firestore.indexes.json. */
export interface DeclaredIndexes {
  readonly composites: readonly IndexDefinition[];
  readonly overrides: readonly FieldOverride[];
}

/** Reads a firestore.indexes.json; throws INVALID_ARGUMENT with the file's name when it is invalid. */
export function readDeclaredIndexes(file: string): DeclaredIndexes {
  try {
    return parseDeclaredIndexes(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StatusError('INVALID_ARGUMENT', `${file}: ${reason}`, { cause });
  }
}

/** Throws INVALID_ARGUMENT for content that firebase-tools would not deploy either. */
export function parseDeclaredIndexes(json: unknown): DeclaredIndexes {
  const file = readObject(json, 'indexes file');
  return {
    composites: readList(file.indexes, 'indexes').map(parseComposite),
    overrides: readList(file.fieldOverrides, 'fieldOverrides').flatMap(parseOverride),
  };
}

function parseComposite(json: unknown): IndexDefinition {
  const index = readObject(json, 'index');
  const written = readList(index.fields, 'fields').map((one): IndexField => {
    const field = readObject(one, 'field');
    const path = parseFieldPath(readText(field.fieldPath, 'fieldPath'));
    return { path, mode: parseMode(field) };
  });
  // Google's export contains `__name__` too, before the vector if there is one.
  const fields = written.filter(({ path }) => !isNamePath(path));
  const name = written.find(({ path }) => isNamePath(path));
  return {
    collectionId: readText(index.collectionGroup, 'collectionGroup'),
    scope: parseScope(index.queryScope),
    fields,
    descendingNames: name ? name.mode === 'DESCENDING' : impliesDescendingNames(fields),
  };
}

/** Without `indexes` an entry sets a time to live and leaves the automatic indexes. */
function parseOverride(json: unknown): FieldOverride[] {
  const override = readObject(json, 'fieldOverride');
  if (override.indexes === undefined) return [];
  const written = readText(override.fieldPath, 'fieldPath');
  return [
    {
      collectionId: readText(override.collectionGroup, 'collectionGroup'),
      fieldPath: written === '*' ? written : formatFieldPath(parseFieldPath(written)),
      ttl: override.ttl === true,
      indexes: readList(override.indexes, 'indexes').map((one) => {
        const index = readObject(one, 'index');
        return { scope: parseScope(index.queryScope), mode: parseMode(index) };
      }),
    },
  ];
}

function parseScope(json: unknown): QueryScope {
  const scope = json ?? 'COLLECTION';
  if (scope === 'COLLECTION' || scope === 'COLLECTION_GROUP') return scope;
  throw new StatusError('INVALID_ARGUMENT', `queryScope ${String(scope)} is not known.`);
}

function parseMode({ order, arrayConfig, vectorConfig }: JsonObject): IndexMode {
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  if (arrayConfig === 'CONTAINS') return arrayConfig;
  if (vectorConfig !== undefined) {
    return { dimension: Number(readObject(vectorConfig, 'vectorConfig').dimension) };
  }
  throw new StatusError('INVALID_ARGUMENT', 'A field has no order, arrayConfig or vectorConfig.');
}
