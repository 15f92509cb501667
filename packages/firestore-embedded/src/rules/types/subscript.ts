import {
  EvaluationError,
  functionNotFound,
  nullValueError,
  typeError,
  unsupported,
} from '../evaluation-error.ts';
import { is, isList, pathOf, type RulesValue, typeOf } from '../values/rules-value.ts';

/** `object.name` */
export function readMember(object: RulesValue, name: string): RulesValue {
  if (object === null) throw nullValueError();
  const value = is(object, 'map') ? object.get(name) : undefined;
  if (value !== undefined) return value;
  if (is(object, 'map') || is(object, 'path')) {
    throw new EvaluationError(`Property ${name} is undefined on object.`);
  }
  throw typeError(typeOf(object), 'map,path');
}

/** `object[index]` */
export function readIndex(object: RulesValue, index: RulesValue): RulesValue {
  if (object === null) throw nullValueError();
  const type = typeOf(object);
  if (typeof index === 'string' && (type === 'map' || type === 'path')) {
    return readMember(object, index);
  }
  if (type === 'map') throw unsupported(`map[${typeOf(index)}]`);
  const size = sizeOf(object);
  if (size === undefined) throw functionNotFound('[]');
  if (typeof index !== 'bigint') throw unsupported(`${type}[${typeOf(index)}]`);
  return itemAt(object, checkBounds(index, size));
}

/** `object[from:to]`, where both ends are optional. */
export function readSlice(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (object === null) throw nullValueError();
  const size = sizeOf(object);
  if (size === undefined) throw functionNotFound('@range');
  if (!isBound(from) || !isBound(to)) {
    throw unsupported(`${typeOf(object)}[${typeOf(from)}:${typeOf(to)}]`);
  }
  const start = from ?? 0n;
  const end = to ?? BigInt(size);
  checkBounds(start, size);
  if (end < start) {
    throw new EvaluationError(`Illegal range error. From index: [${start}] , To index: [${end}].`);
  }
  // An empty slice is checked too: Google's language has none that ends at 0.
  checkBounds(end - 1n, size);
  return slice(object, Number(start), Number(end));
}

function isBound(value: RulesValue): value is bigint | null {
  return value === null || typeof value === 'bigint';
}

function sizeOf(object: RulesValue): number | undefined {
  if (typeof object === 'string' || isList(object)) return object.length;
  return is(object, 'path') ? object.segments.length : undefined;
}

function checkBounds(index: bigint, size: number): number {
  if (index >= 0n && index < BigInt(size)) return Number(index);
  throw new EvaluationError(`Index out of bound error. Index: [${index}] , size: [${size}].`);
}

function itemAt(object: RulesValue, index: number): RulesValue {
  if (typeof object === 'string') return object.charAt(index);
  if (isList(object)) return object[index] ?? null;
  const segment = is(object, 'path') ? object.segments[index] : undefined;
  if (typeof segment === 'string' || segment === undefined) return segment ?? null;
  throw new EvaluationError(`Variable ${segment.name} is not bound in path template.`);
}

function slice(object: RulesValue, start: number, end: number): RulesValue {
  if (typeof object === 'string' || isList(object)) return object.slice(start, end);
  return is(object, 'path') ? pathOf(object.segments.slice(start, end)) : null;
}
