import type { JsonValue } from './json-ld/json-ld-node.ts';
import type { JsonLdDocument } from './json-ld/page-json-ld.ts';

/**
 * JSON that may stand in a script element: nothing in it can close the element or open a comment,
 * and JSON.parse gives the same value back.
 */
export function serializeJsonLd(value: JsonLdDocument | JsonValue): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
