import type { Json } from '../support/json-over-rest.ts';
import { runMark } from './history.ts';
import { fieldPaths, frequentValue, randomValue } from './random-values.ts';
import { notArray, randomName } from './random-writes.ts';
import type { SeededRandom } from './seeded-random.ts';

const field = (fieldPath: string): Json => ({ fieldPath });
const comparisons = [
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
];
const listComparisons = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const unary = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'];

/** A random structured query, sometimes one that a server must refuse. */
export function randomQuery(random: SeededRandom): Json {
  const orderBy = random.chance(0.5) ? randomOrders(random) : [];
  const isGroup = random.chance(0.3);
  return {
    from: [
      {
        collectionId: random.pick([`c${runMark}`, `d${runMark}`]),
        ...(isGroup ? { allDescendants: true } : {}),
      },
    ],
    ...(random.chance(0.7) ? { where: randomFilter(random, 2) } : {}),
    ...(orderBy.length === 0 ? {} : { orderBy }),
    ...(random.chance(orderBy.length > 0 ? 0.4 : 0.05)
      ? { startAt: randomCursor(random, orderBy) }
      : {}),
    ...(random.chance(orderBy.length > 0 ? 0.3 : 0.05)
      ? { endAt: randomCursor(random, orderBy) }
      : {}),
    ...(random.chance(0.15) ? { offset: random.below(3) } : {}),
    ...(random.chance(0.3) ? { limit: 1 + random.below(4) } : {}),
    ...(random.chance(0.1) ? { select: { fields: [field(random.pick(fieldPaths))] } } : {}),
  };
}

function randomFilter(random: SeededRandom, depth: number): Json {
  if (depth > 0 && random.chance(0.35)) {
    const op = random.pick(['AND', 'OR']);
    const filters = random.list(1, 3, () => randomFilter(random, depth - 1));
    return { compositeFilter: { op, filters } };
  }
  const path = random.pick([...fieldPaths, '__name__']);
  if (path === '__name__') {
    return fieldFilter(path, random.pick(comparisons.slice(0, 7)), {
      referenceValue: randomName(random),
    });
  }
  if (random.chance(0.12)) {
    return { unaryFilter: { field: field(path), op: random.pick(unary) } };
  }
  if (random.chance(0.2)) {
    const values = random.list(1, 3, () => notArray(random));
    return fieldFilter(path, random.pick(listComparisons), { arrayValue: { values } });
  }
  return fieldFilter(path, random.pick(comparisons), frequentValue(random));
}

function fieldFilter(path: string, op: string, value: Json): Json {
  return { fieldFilter: { field: field(path), op, value } };
}

interface Order extends Json {
  readonly field: { readonly fieldPath: string };
}

function randomOrders(random: SeededRandom): readonly Order[] {
  const paths = [...fieldPaths, '__name__'].filter(() => random.chance(0.35));
  return paths.map((fieldPath) => ({
    field: { fieldPath },
    direction: random.pick(['ASCENDING', 'DESCENDING']),
  }));
}

/** A random cursor, sometimes with more values than orders, which a server must refuse. */
function randomCursor(random: SeededRandom, orderBy: readonly Order[]): Json {
  const stated = orderBy.slice(0, 1 + random.below(Math.max(1, orderBy.length)));
  const values = stated.map((order) =>
    order.field.fieldPath === '__name__'
      ? { referenceValue: randomName(random) }
      : random.chance(0.6)
        ? frequentValue(random)
        : randomValue(random),
  );
  const beyond = random.chance(orderBy.length > 0 ? 0.1 : 0.7) ? [frequentValue(random)] : [];
  return { values: [...values, ...beyond], before: random.chance(0.5) };
}

export function randomAggregations(random: SeededRandom): readonly Json[] {
  return random
    .list(1, 3, () => {
      const over = { field: field(random.pick(fieldPaths)) };
      return random.pick<Json>([
        { count: {} },
        { count: { upTo: '2' } },
        { sum: over },
        { avg: over },
      ]);
    })
    .map((aggregation, index) => ({ alias: `of${index}`, ...aggregation }));
}
