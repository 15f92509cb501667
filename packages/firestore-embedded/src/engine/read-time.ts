import { readText } from '../model/json.ts';
import { StatusError } from '../model/status.ts';
import { type Micros, parseTimestamp } from '../model/timestamp.ts';

/** Reads a `read_time`; throws INVALID_ARGUMENT for one before 1970 or in the future. */
export function parseReadTime(json: unknown, now: Micros): Micros {
  const time = parseTimestamp(readText(json, 'read_time'));
  if (time < 0) throw new StatusError('INVALID_ARGUMENT', 'The read time lies before 1970.');
  if (time > now) throw new StatusError('INVALID_ARGUMENT', 'The read time lies in the future.');
  return time;
}
