import type { Json } from '../../support/json-over-rest.ts';
import { databaseName } from '../context.ts';
import type { ContractCase } from '../contract-case.ts';

const text = (stringValue: string): Json => ({ stringValue });
const int = (value: number | string): Json => ({ integerValue: String(value) });
const double = (doubleValue: number | string): Json => ({ doubleValue });
const list = (...values: Json[]): Json => ({ arrayValue: { values } });
const map = (fields: Json): Json => ({ mapValue: { fields } });

/** One document of each kind of value, in Firestore's order across kinds; `none` lacks the field. */
const kinds: readonly [string, Json][] = [
  ['null', { nullValue: null }],
  ['false', { booleanValue: false }],
  ['true', { booleanValue: true }],
  ['nan', double('NaN')],
  ['minus', double('-Infinity')],
  ['one', int(1)],
  ['onehalf', double(1.5)],
  ['large', int('9007199254740993')],
  ['time', { timestampValue: '2001-01-01T00:00:00Z' }],
  ['text', text('a')],
  ['textz', text('é')],
  ['face', text('😀')],
  ['bytes', { bytesValue: 'AQI=' }],
  ['ref', { referenceValue: `${databaseName}/documents/c/a` }],
  ['point', { geoPointValue: { latitude: 1, longitude: 2 } }],
  ['listn', list({ nullValue: null })],
  ['list', list(int(1), text('a'))],
  ['map', map({ x: int(1) })],
];
const kindIds = kinds.map(([id]) => id);

/** Six rows for filters and cursors. */
const rows: readonly [string, Json][] = [
  ['r1', { n: int(1), g: text('x'), tags: list(text('a'), text('b')) }],
  ['r2', { n: int(2), g: text('x'), tags: list(text('b')) }],
  ['r3', { n: int(3), g: text('y'), tags: list() }],
  ['r4', { n: double(2), g: text('y'), m: map({ k: int(1) }) }],
  ['r5', { g: text('z'), n: { nullValue: null } }],
  ['r6', { g: text('x') }],
];

const field = (fieldPath: string): Json => ({ field: { fieldPath } });
const is = (path: string, op: string, value: Json): Json => ({
  fieldFilter: { ...field(path), op, value },
});
const isUnary = (path: string, op: string): Json => ({ unaryFilter: { ...field(path), op } });
const all = (op: 'AND' | 'OR', ...filters: Json[]): Json => ({ compositeFilter: { op, filters } });
const up = (path: string): Json => ({ ...field(path), direction: 'ASCENDING' });
const down = (path: string): Json => ({ ...field(path), direction: 'DESCENDING' });

type Row = readonly [title: string, query: Json, expected: readonly string[]];

const rowQueries: readonly Row[] = [
  [
    'An equality finds equal numbers of both kinds.',
    { where: is('n', 'EQUAL', int(2)) },
    ['r2', 'r4'],
  ],
  [
    'An inequality leaves out other kinds and absent fields.',
    { where: is('n', 'LESS_THAN', int(3)) },
    ['r1', 'r2', 'r4'],
  ],
  [
    'NOT_EQUAL leaves out null and absent fields.',
    { where: is('n', 'NOT_EQUAL', int(2)) },
    ['r1', 'r3'],
  ],
  ['IN takes any of its values.', { where: is('n', 'IN', list(int(1), int(3))) }, ['r1', 'r3']],
  [
    'NOT_IN takes none of its values, nor absent fields.',
    { where: is('n', 'NOT_IN', list(int(1), int(3))) },
    ['r2', 'r4'],
  ],
  ['ARRAY_CONTAINS looks into arrays.', { where: is('tags', 'ARRAY_CONTAINS', text('a')) }, ['r1']],
  [
    'ARRAY_CONTAINS_ANY takes any element, once.',
    { where: is('tags', 'ARRAY_CONTAINS_ANY', list(text('a'), text('b'))) },
    ['r1', 'r2'],
  ],
  ['IN finds whole arrays.', { where: is('tags', 'IN', list(list(text('b')))) }, ['r2']],
  ['IS_NULL finds null alone.', { where: isUnary('n', 'IS_NULL') }, ['r5']],
  [
    'IS_NOT_NULL leaves out absent fields.',
    { where: isUnary('n', 'IS_NOT_NULL') },
    ['r1', 'r2', 'r4', 'r3'],
  ],
  ['A nested field is filtered by its path.', { where: is('m.k', 'EQUAL', int(1)) }, ['r4']],
  [
    'AND takes what matches both.',
    { where: all('AND', is('g', 'EQUAL', text('x')), is('n', 'EQUAL', int(2))) },
    ['r2'],
  ],
  [
    'OR takes what matches either, once.',
    { where: all('OR', is('g', 'EQUAL', text('x')), is('n', 'EQUAL', int(1))) },
    ['r1', 'r2', 'r6'],
  ],
  [
    'AND may contain an OR.',
    {
      where: all(
        'AND',
        is('g', 'EQUAL', text('x')),
        all('OR', is('n', 'EQUAL', int(1)), is('n', 'EQUAL', int(2))),
      ),
    },
    ['r1', 'r2'],
  ],
  [
    'An order leaves out documents without the field.',
    { orderBy: [up('n')] },
    ['r5', 'r1', 'r2', 'r4', 'r3'],
  ],
  [
    'A descending order is reversed, names included.',
    { orderBy: [down('n')] },
    ['r3', 'r4', 'r2', 'r1', 'r5'],
  ],
  [
    'Two orders come one after the other.',
    { orderBy: [down('g'), up('n')] },
    ['r5', 'r4', 'r3', 'r1', 'r2'],
  ],
  [
    'A cursor before a value takes it in.',
    { orderBy: [up('n')], startAt: { values: [int(2)], before: true } },
    ['r2', 'r4', 'r3'],
  ],
  [
    'A cursor behind a value leaves it out.',
    { orderBy: [up('n')], startAt: { values: [int(2)], before: false } },
    ['r3'],
  ],
  [
    'An end before a value leaves it out.',
    { orderBy: [up('n')], endAt: { values: [int(2)], before: true } },
    ['r5', 'r1'],
  ],
  [
    'An end behind a value takes it in.',
    { orderBy: [up('n')], endAt: { values: [int(2)], before: false } },
    ['r5', 'r1', 'r2', 'r4'],
  ],
  ['A limit takes the first.', { orderBy: [up('n')], limit: { value: 2 } }, ['r5', 'r1']],
  [
    'An offset skips before the limit counts.',
    { orderBy: [up('n')], offset: 1, limit: { value: 2 } },
    ['r1', 'r2'],
  ],
  [
    'Numbers filter no NaN.',
    { where: is('n', 'GREATER_THAN', double('-Infinity')) },
    ['r1', 'r2', 'r4', 'r3'],
  ],
];

const kindQueries: readonly Row[] = [
  ['Values of all kinds have one order.', { orderBy: [up('v')] }, kindIds],
  ['The order across kinds can be reversed.', { orderBy: [down('v')] }, kindIds.toReversed()],
  ['IS_NAN finds NaN alone.', { where: isUnary('v', 'IS_NAN') }, ['nan']],
  [
    'IS_NOT_NAN leaves out null and NaN.',
    { where: isUnary('v', 'IS_NOT_NAN'), orderBy: [up('v')] },
    kindIds.filter((id) => id !== 'nan' && id !== 'null'),
  ],
  [
    'Strings are ordered by their UTF-8 bytes.',
    { where: is('v', 'GREATER_THAN_OR_EQUAL', text('b')) },
    ['textz', 'face'],
  ],
  [
    'An int64 is compared exactly with a double.',
    { where: is('v', 'GREATER_THAN', double(9_007_199_254_740_992)) },
    ['large'],
  ],
];

function caseOf(documents: readonly [string, Json][]) {
  return ([title, query, expected]: Row): ContractCase => ({
    title,
    expected,
    async run({ rest, grpc, collection, collectionId }) {
      const writes = documents.map(([id, fields]) => ({
        update: { name: `${collection}/${id}`, fields },
      }));
      await rest('commit', { writes });
      const structuredQuery = { from: [{ collectionId }], ...query };
      const parent = `${databaseName}/documents`;
      const answer = await grpc.serverStream('RunQuery', { parent, structuredQuery });
      const { messages = [], error } = JSON.parse(JSON.stringify(answer));
      return error ?? messages.flatMap(({ document }: Json) => idsOf(document));
    },
  });
}

function idsOf(document: unknown): string[] {
  return document ? [String(Object(document).name).split('/').at(-1) ?? ''] : [];
}

const inField = kinds.map(([id, v]): [string, Json] => [id, { v }]);

/** Every operator, order, cursor and limit. */
export const queryCases: readonly ContractCase[] = [
  ...rowQueries.map(caseOf(rows)),
  ...kindQueries.map(caseOf(inField)),
];
