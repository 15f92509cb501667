import { escapeJson } from '../delivery/escape-json.ts';
import type { JsonValue } from './json-ld/json-ld-node.ts';
import type { JsonLdDocument } from './json-ld/page-json-ld.ts';

/**
 * Serializes JSON-LD for a script element, so that no text can close the element and parsing returns the same
 * value.
 */
export function serializeJsonLd(value: JsonLdDocument | JsonValue): string {
  return escapeJson(JSON.stringify(value));
}
