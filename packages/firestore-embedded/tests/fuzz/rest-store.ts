import type { Json } from '../support/json-over-rest.ts';
import { databaseName } from './firestore-rest.ts';
import type { SeededRandom } from './seeded-random.ts';

const root = `${databaseName}/documents`;
const ids = ['1', '2', '10', 'a', 'é'];
const collections = ['c', 'd', 'c/1/c'];

export function randomId(random: SeededRandom): string {
  return encodeURIComponent(random.pick(ids));
}

export function randomName(random: SeededRandom): string {
  return `${root}/${random.pick(collections)}/${random.pick(ids)}`;
}

export function randomParent(random: SeededRandom): string {
  return random.chance(0.6) ? root : `${root}/c/${random.pick(ids)}`;
}

const integer = (value: number): Json => ({ integerValue: String(value) });

/** The documents that every seed starts with. */
export const storedDocuments: readonly Json[] = collections.flatMap((collection, place) =>
  ids.slice(place).map((id, index) => ({
    name: `${root}/${collection}/${id}`,
    fields: {
      a: index % 2 === 0 ? integer(index) : { stringValue: id },
      ...(index === 1 ? {} : { b: integer(place) }),
      m: { mapValue: { fields: { x: { doubleValue: index / 2 }, 'y z': { booleanValue: true } } } },
      l: { arrayValue: { values: [integer(1), { stringValue: id }] } },
    },
  })),
);
