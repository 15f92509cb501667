import { readFileSync } from 'node:fs';
import {
  type FieldPath,
  formatFieldPath,
  isNamePath,
  parseFieldPath,
} from '../model/field-path.ts';
import { type JsonObject, readList, readObject, readText } from '../model/json.ts';
import { invalid, StatusError } from '../model/status.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** The way an index contains a field. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  readonly path: FieldPath;
  readonly mode: IndexMode;
}

/** An index of production; it ends with `__name__`, which `fields` omits. */
export interface IndexDefinition {
  readonly collectionId: string;
  readonly scope: QueryScope;
  readonly fields: readonly IndexField[];
  /** The direction of the document names at its end. */
  readonly descendingNames: boolean;
}

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

/** Reads a firestore.indexes.json; throws a StatusError with the file's name when it is invalid. */
export function readDeclaredIndexes(file: string): DeclaredIndexes {
  try {
    return parseDeclaredIndexes(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const { status } = cause instanceof StatusError ? cause : invalid('');
    throw new StatusError(status, `${file}: ${reason}`, { cause });
  }
}

/** Throws INVALID_ARGUMENT for content that firebase-tools would not deploy either, UNIMPLEMENTED for vectors. */
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
  // Google's export contains `__name__` too.
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
  throw invalid(`queryScope ${String(scope)} is not known.`);
}

function parseMode({ order, arrayConfig, vectorConfig }: JsonObject): IndexMode {
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  if (arrayConfig === 'CONTAINS') return arrayConfig;
  if (vectorConfig !== undefined) {
    throw new StatusError('UNIMPLEMENTED', 'Vector indexes are not supported by this server.');
  }
  throw invalid('A field has no order or arrayConfig.');
}

/** A text that is the same for equal fields of indexes. */
export function fieldKey({ path, mode }: IndexField): string {
  return `${formatFieldPath(path)} ${mode}`;
}

/**
 * An entry of `indexes` in firestore.indexes.json. `__name__` is only written when its direction
 * differs from that of the field before it.
 * @see https://firebase.google.com/docs/reference/firestore/indexes
 */
export function indexJson(index: IndexDefinition): object {
  const { collectionId, scope, fields, descendingNames } = index;
  const name = { path: parseFieldPath('__name__'), mode: directionOf(descendingNames) };
  const isImplied = descendingNames === impliesDescendingNames(fields);
  return {
    collectionGroup: collectionId,
    queryScope: scope,
    fields: [...fields, ...(isImplied ? [] : [name])].map(({ path, mode }) => ({
      fieldPath: formatFieldPath(path),
      ...modeJson(mode),
    })),
  };
}

/** @see https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.indexes */
export function impliesDescendingNames(fields: readonly IndexField[]): boolean {
  return fields.at(-1)?.mode === 'DESCENDING';
}

export function directionOf(descending: boolean): 'ASCENDING' | 'DESCENDING' {
  return descending ? 'DESCENDING' : 'ASCENDING';
}

export function modeJson(mode: IndexMode): object {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}
