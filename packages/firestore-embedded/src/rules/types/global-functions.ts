import { parseBool, parseFloat64, parseInt64, parsePath, textOf, truncate } from './conversions.ts';
import { latLngFunctions } from './place-methods.ts';
import { type Callable, only, type Signatures, signature } from './signature.ts';
import { hashingFunctions } from './text-methods.ts';
import { timeFunctions } from './time-methods.ts';

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
