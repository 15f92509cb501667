import type { Json } from '../support/json-over-rest.ts';
import { rootMark, runMark } from './history.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Fields that are filtered, ordered and written: few, so that a history uses each several times. */
export const fieldPaths = ['a', 'b', 'm.x', 'm.`y z`'] as const;

const text = (stringValue: string): Json => ({ stringValue });
const integer = (value: number | string): Json => ({ integerValue: String(value) });
const double = (doubleValue: number | string): Json => ({ doubleValue });
const vector = (...numbers: number[]): Json => ({
  mapValue: {
    fields: { __type__: text('__vector__'), value: list(...numbers.map((one) => double(one))) },
  },
});

function list(...values: Json[]): Json {
  return { arrayValue: { values } };
}

/** Values near the borders between kinds, and pairs that are equal but not identical. */
const values: readonly Json[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  double('NaN'),
  double('-Infinity'),
  integer(-1),
  double('-0'),
  integer(0),
  integer(1),
  double(1),
  double(1.5),
  integer(2),
  integer('9007199254740993'),
  double(9_007_199_254_740_992),
  integer('9223372036854775807'),
  { timestampValue: '2001-01-01T00:00:00Z' },
  { timestampValue: '2001-01-01T00:00:00.000001Z' },
  text(''),
  text('a'),
  text('aa'),
  text('b'),
  text('é'),
  text('\u{ffff}'),
  text('😀'),
  { bytesValue: '' },
  { bytesValue: 'AQI=' },
  { referenceValue: `${rootMark}/c${runMark}/1` },
  { referenceValue: `${rootMark}/c${runMark}/10` },
  { geoPointValue: { latitude: 1, longitude: 2 } },
  { geoPointValue: { latitude: 1, longitude: -2 } },
  list(),
  list(integer(1)),
  list(integer(1), text('a')),
  list(double(1), integer(2), integer(1)),
  list({ nullValue: null }),
  vector(1),
  vector(1, 2),
  { mapValue: { fields: {} } },
  { mapValue: { fields: { x: integer(1) } } },
  { mapValue: { fields: { x: text('a'), 'y z': integer(2) } } },
];

export function randomValue(random: SeededRandom): Json {
  return random.pick(values);
}

/** Often small numbers, on which queries are likely to find something. */
export function frequentValue(random: SeededRandom): Json {
  return random.chance(0.5) ? integer(random.below(3)) : randomValue(random);
}

export function randomFields(random: SeededRandom): Json {
  const inner = {
    ...(random.chance(0.6) ? { x: frequentValue(random) } : {}),
    ...(random.chance(0.3) ? { 'y z': frequentValue(random) } : {}),
  };
  return {
    ...(random.chance(0.8) ? { a: frequentValue(random) } : {}),
    ...(random.chance(0.6) ? { b: frequentValue(random) } : {}),
    ...(random.chance(0.5) ? { m: { mapValue: { fields: inner } } } : {}),
    // Both servers refuse to store it.
    ...(random.chance(0.03) ? { l: list(vector(1)) } : {}),
  };
}
