import { truncate } from './conversions.ts';
import { type Signature, signature } from './signature.ts';

/** @see https://firebase.google.com/docs/reference/rules/rules.math */
export const mathFunctions: Readonly<Record<string, readonly Signature[]>> = {
  'math.abs': [
    // The least int has no opposite in int64; Java returns it unchanged.
    signature(['int'], (value) => BigInt.asIntN(64, value < 0n ? -value : value)),
    signature(['float'], (value) => Math.abs(value)),
  ],
  'math.ceil': [signature(['float'], (value) => Math.ceil(value))],
  'math.floor': [signature(['float'], (value) => Math.floor(value))],
  'math.round': [signature(['float'], (value) => truncate(Math.floor(value + 0.5)))],
  'math.pow': [signature(['float', 'float'], (base, exponent) => base ** exponent)],
  'math.sqrt': [signature(['float'], (value) => Math.sqrt(value))],
  'math.isNaN': [signature(['float'], (value) => Number.isNaN(value))],
  'math.isInfinite': [signature(['float'], (value) => value === Infinity || value === -Infinity)],
};
