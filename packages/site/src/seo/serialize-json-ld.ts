import { escapeJson } from '../delivery/escape-json.ts';
import type { JsonValue } from './json-ld/json-ld-node.ts';
import type { JsonLdDocument } from './json-ld/page-json-ld.ts';

/** JSON-LD for a script element: nothing in it can close the element, and it parses back whole. */
export function serializeJsonLd(value: JsonLdDocument | JsonValue): string {
  return escapeJson(JSON.stringify(value));
}
