import type { JsonObject } from '../model/json.ts';

/** A `google.protobuf.Timestamp` as protobufjs has it. */
export interface WireTimestamp {
  readonly seconds: string;
  readonly nanos: number;
}

/** RFC 3339 with nine decimals; the engine cuts what Firestore does not keep. */
export function formatSeconds(timestamp: JsonObject): string {
  const seconds = new Date(Number(timestamp.seconds ?? 0) * 1000).toISOString().slice(0, -5);
  return `${seconds}.${String(timestamp.nanos ?? 0).padStart(9, '0')}Z`;
}

/** From the engine's RFC 3339, always in UTC and with six decimals. */
export function parseSeconds(text: string): WireTimestamp {
  const [whole = '', fraction = ''] = text.slice(0, -1).split('.');
  return {
    seconds: String(Date.parse(`${whole}Z`) / 1000),
    nanos: Number(fraction.padEnd(9, '0')),
  };
}
