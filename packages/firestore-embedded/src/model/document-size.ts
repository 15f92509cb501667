import { parseResourceName } from './resource-name.ts';
import { type Content, elementsOf, type Fields, type Value } from './value.ts';

/** 1 MiB, in the sizes of https://firebase.google.com/docs/firestore/storage-size. */
export const maxDocumentBytes = 1_048_576;

const root = '/documents/';

/** Bytes that Firestore counts for a document: its name, its fields, and 32. */
export function documentSize({ name, fields }: Content): number {
  // Each id below `documents` counts one byte extra, for which the slashes between the ids are counted.
  const path = name.slice(name.indexOf(root) + root.length);
  return 16 + textSize(path) + fieldsSize(fields) + 32;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function fieldsSize(fields: Fields): number {
  let total = 0;
  for (const [name, value] of Object.entries(fields)) total += textSize(name) + valueSize(value);
  return total;
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('arrayValue' in value) {
    return elementsOf(value).reduce((total, item) => total + valueSize(item), 0);
  }
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  if ('referenceValue' in value) {
    return parseResourceName(value.referenceValue).ids.reduce((sum, id) => sum + textSize(id), 16);
  }
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  return 'geoPointValue' in value ? 16 : 8;
}
