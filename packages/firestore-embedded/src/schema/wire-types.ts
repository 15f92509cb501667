import type { FieldContent } from './message-type.ts';

/** The wire types of https://protobuf.dev/programming-guides/encoding. */
export const wireTypes = {
  varint: 0,
  fixed64: 1,
  bytes: 2,
  groupStart: 3,
  groupEnd: 4,
  fixed32: 5,
} as const;

export function wireTypeOf({ kind }: FieldContent): number {
  switch (kind) {
    case 'double':
      return wireTypes.fixed64;
    case 'bool':
    case 'int32':
    case 'int64':
    case 'null':
    case 'enum':
      return wireTypes.varint;
    case 'group':
      return wireTypes.groupStart;
    default:
      return wireTypes.bytes;
  }
}
