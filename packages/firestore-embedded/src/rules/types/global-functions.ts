import { EvaluationError } from '../evaluation-error.ts';
import { RulesLatLng } from '../values/rules-lat-lng.ts';
import { parseBool, parseFloat64, parseInt64, parsePath, textOf, truncate } from './conversions.ts';
import { hashingFunctions } from './hashing-functions.ts';
import { mathFunctions } from './math-functions.ts';
import { type Callable, type Signature, signature } from './signature.ts';
import { timeFunctions } from './time-functions.ts';

/** Conversions and namespaces, which do not depend on the request. */
const signatures: Readonly<Record<string, readonly Signature[]>> = {
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
  string: [
    signature(['int'], textOf),
    signature(['float'], textOf),
    signature(['null'], textOf),
    signature(['string'], textOf),
    signature(['bool'], textOf),
    signature(['path'], textOf),
  ],
  path: [signature(['string'], parsePath)],
  'latlng.value': [signature(['float', 'float'], latLngOf)],
  ...hashingFunctions,
  ...mathFunctions,
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

function latLngOf(latitude: number, longitude: number): RulesLatLng {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) {
    return new RulesLatLng(latitude, longitude);
  }
  throw new EvaluationError(
    `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: ${textOf(latitude)}, longitude: ${textOf(longitude)}.`,
  );
}
