import type { IncomingMessage } from 'node:http';
import type { ProtoJson } from '../engine/backend.ts';
import { isObject } from '../model/json.ts';
import { invalid } from '../model/status.ts';

/** Cloud Firestore's limit for the size of a request in bytes; the error message below is also Google's. */
const maxBytes = 11_534_336;

/** Reads a request's body as UTF-8 text; raises INVALID_ARGUMENT when it is too large. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // The rest is read too: leaving it unread would end the connection, and the response with it.
    if (size <= maxBytes) chunks.push(bytes);
  }
  if (size > maxBytes) {
    throw invalid(`Request payload size exceeds the limit: ${maxBytes} bytes.`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses text that must be a JSON object; raises INVALID_ARGUMENT when it is not. */
export function parseJsonObject(text: string): ProtoJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw invalid('Invalid JSON payload received.', { cause });
  }
  if (isObject(value)) return value;
  throw invalid('Invalid JSON payload received: not an object.');
}
