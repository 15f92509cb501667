import type { ProtoJson } from '../engine/backend.ts';
import { isObject } from '../model/json.ts';
import { StatusError } from '../model/status.ts';

/** Parses text that must be a JSON object; raises INVALID_ARGUMENT when it is not. */
export function parseJsonObject(text: string): ProtoJson {
  const value = parseJson(text);
  if (isObject(value)) return value;
  throw new StatusError('INVALID_ARGUMENT', 'Invalid JSON payload received: not an object.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StatusError('INVALID_ARGUMENT', 'Invalid JSON payload received.', { cause });
  }
}
