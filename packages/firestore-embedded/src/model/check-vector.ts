import { StatusError } from './status.ts';
import type { Fields, Value } from './value.ts';
import { isVector } from './value-kind.ts';

const maxDimensions = 2048;

/** Throws INVALID_ARGUMENT for a map whose `__type__` is not that of a vector, or that is no valid vector. */
export function checkVector(fields: Fields): void {
  const fault = Object.hasOwn(fields, '__type__') ? faultOf(fields) : undefined;
  if (fault !== undefined) throw new StatusError('INVALID_ARGUMENT', fault);
}

function faultOf(fields: Fields): string | undefined {
  const { value } = fields;
  if (!isVector(fields)) return 'The __type__ of a map can only be that of a vector.';
  if (value === undefined) return "Vector map is missing key 'value'.";
  if (Object.keys(fields).length > 2) return 'Vector Value map has extraneous entries.';
  if (!('arrayValue' in value)) return 'Vector Value type must be an array.';
  const values = value.arrayValue.values ?? [];
  if (values.length === 0) return 'Cannot have a zero length vector.';
  if (values.length > maxDimensions) return `Vectors must be at most ${maxDimensions} dimensions.`;
  if (!values.every(isDouble)) return "Vector must only contain values of type 'double'";
  const hasNaN = values.some((one) => 'doubleValue' in one && one.doubleValue === 'NaN');
  return hasNaN ? 'Vector cannot contain NaN values.' : undefined;
}

function isDouble(value: Value): boolean {
  return 'doubleValue' in value;
}
