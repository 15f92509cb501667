import { functionNotFound, nullValueError } from '../evaluation-error.ts';
import { type RulesValue, type TypeName, typeOf } from '../values/rules-value.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts';
import { constraintMethods } from './constraint-operators.ts';
import { parseBool, parseFloat64, parseInt64, parsePath, textOf, truncate } from './conversions.ts';
import { latLngFunctions, latLngMethods, pathMethods } from './place-methods.ts';
import { type Callable, invoke, only, type Signatures, signature } from './signature.ts';
import { bytesMethods, hashingFunctions, stringMethods } from './text-methods.ts';
import { durationMethods, timeFunctions, timestampMethods } from './time-methods.ts';

/** Conversions and namespaces, which do not depend on the request. */
const signatures: Signatures = {
  // Documented, but missing in Google's emulator of 2025.
  bool: [signature(['bool'], (value) => value), signature(['string'], parseBool)],
  int: [
    signature(['int'], (value) => value),
    signature(['float'], truncate),
    signature(['string'], parseInt64),
  ],
  float: [
    signature(['int'], Number),
    signature(['float'], (value) => value),
    signature(['string'], parseFloat64),
  ],
  string: (['int', 'float', 'null', 'string', 'bool', 'path'] as const).map((type) =>
    signature([type], textOf),
  ),
  path: only(['string'], parsePath),
  // The least int has no opposite in int64; Java returns it unchanged.
  'math.abs': [
    signature(['int'], (value) => BigInt.asIntN(64, value < 0n ? -value : value)),
    signature(['float'], (value) => Math.abs(value)),
  ],
  'math.ceil': only(['float'], (value) => Math.ceil(value)),
  'math.floor': only(['float'], (value) => Math.floor(value)),
  'math.round': only(['float'], (value) => truncate(Math.floor(value + 0.5))),
  'math.pow': only(['float', 'float'], (base, exponent) => base ** exponent),
  'math.sqrt': only(['float'], (value) => Math.sqrt(value)),
  'math.isNaN': only(['float'], (value) => Number.isNaN(value)),
  'math.isInfinite': only(['float'], (value) => Math.abs(value) === Infinity),
  ...hashingFunctions,
  ...latLngFunctions,
  ...timeFunctions,
};

export const namespaces: ReadonlySet<string> = new Set([
  'duration',
  'hashing',
  'latlng',
  'math',
  'timestamp',
]);

/** The built-in functions by their full name: `int`, `math.abs`. */
export const globalFunctions: ReadonlyMap<string, Callable> = new Map(
  Object.entries(signatures).map(([label, list]) => [label, { label, signatures: list }]),
);

const byType: Readonly<Partial<Record<TypeName, Signatures>>> = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latLngMethods,
  path: pathMethods,
  constraint: constraintMethods,
};

/** The overloads of a method by type: `size` on a string, on a list… */
export type Method = Readonly<Partial<Record<TypeName, Callable>>>;

/** The method of that name on any type; undefined when no type has one. */
export function findMethod(name: string): Method | undefined {
  const found = Object.entries(byType).flatMap(([type, methods]) => {
    const signatures = Object.hasOwn(methods, name) ? methods[name] : undefined;
    return signatures === undefined ? [] : [[type, { label: `${type}.${name}`, signatures }]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Calls `values[0].name(values[1], …)`. */
export function invokeMethod(
  method: Method | undefined,
  name: string,
  values: readonly RulesValue[],
): RulesValue {
  const object = values[0] ?? null;
  if (object === null) throw nullValueError();
  const callable = method?.[typeOf(object)];
  if (callable === undefined) throw functionNotFound(name);
  return invoke(callable, values, 1);
}
