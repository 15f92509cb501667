import { invalid, StatusError } from './status.ts';

const databaseName = /^projects\/[^/]+\/databases\/[^/]+$/;
const rootName = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s;
const reservedId = /^__.*__$/s;
const numericId = /(?:^|\/)__id-?\d+__(?:\/|$)/;

/** The parts of a resource name: its database and the ids below `documents`. */
export interface ResourcePath {
  readonly database: string;
  readonly ids: readonly string[];
}

/** Throws INVALID_ARGUMENT unless the name is `projects/P/databases/D`. */
export function parseDatabaseName(name: string): string {
  if (!databaseName.test(name)) {
    throw invalid(`Invalid database name: "${name}".`);
  }
  return name;
}

/** Reads `projects/P/databases/D/documents[/…]`; throws INVALID_ARGUMENT on anything else. */
export function parseResourceName(name: string): ResourcePath {
  const [, database, path] = rootName.exec(name) ?? [];
  if (database === undefined) {
    throw invalid(`Document name "${name}" is not valid.`);
  }
  return { database, ids: path === undefined ? [] : path.split('/') };
}

/** Throws INVALID_ARGUMENT unless the name is a document's name with well-formed ids. */
export function parseDocumentName(name: string): ResourcePath {
  const path = parseResourceName(name);
  if (path.ids.length === 0 || path.ids.length % 2 !== 0) {
    throw invalid(`Document name "${name}" lacks "/documents" or has an odd number of segments.`);
  }
  if (path.ids.length > maxIds) {
    throw invalid('Key path is too long. Cannot exceed 100 elements.');
  }
  path.ids.forEach(checkId);
  return path;
}

/** A hundred nested collections. */
const maxIds = 200;

/** Reads a parent of collections, the database's root or a document; throws INVALID_ARGUMENT. */
export function parseParentName(name: string): ResourcePath {
  const path = parseResourceName(name);
  if (path.ids.length % 2 !== 0) {
    throw invalid(`Parent "${name}" is not a document.`);
  }
  path.ids.forEach(checkId);
  return path;
}

/** @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
export function checkId(id: string): void {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) {
    throw invalid(`Invalid resource id "${id}".`);
  }
  refuseNumericIds(id);
  if (reservedId.test(id)) {
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (id.length > 500 && Buffer.byteLength(id) > 1500) {
    throw invalid('A resource id is longer than 1500 bytes.');
  }
}

/** Throws UNIMPLEMENTED for an id or a path with an id such as `__id7__`, which Datastore orders as a number. */
export function refuseNumericIds(path: string): void {
  if (numericId.test(path)) {
    throw new StatusError('UNIMPLEMENTED', 'Numeric ids are not supported by this server.');
  }
}

/** The name of the collection that contains a document, or of the document that contains a collection. */
export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

export function lastId(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
