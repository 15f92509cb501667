import { structuredQueryOf } from '../../../src/query/testing/described-query.ts';
import { idsFound, type Json } from '../../support/answer.ts';
import { type ContractCase, databaseName } from '../context.ts';

const text = (stringValue: string): Json => ({ stringValue });
const int = (value: number | string): Json => ({ integerValue: String(value) });
const double = (doubleValue: number | string): Json => ({ doubleValue });
const list = (...values: Json[]): Json => ({ arrayValue: { values } });
const map = (fields: Json): Json => ({ mapValue: { fields } });

/** One value of each kind in the field `v` of its document, in Firestore's order across kinds. */
const kinds: Readonly<Record<string, Json>> = {
  null: { nullValue: null },
  false: { booleanValue: false },
  true: { booleanValue: true },
  nan: double('NaN'),
  minus: double('-Infinity'),
  one: int(1),
  onehalf: double(1.5),
  large: int('9007199254740993'),
  time: { timestampValue: '2001-01-01T00:00:00Z' },
  text: text('a'),
  textz: text('é'),
  face: text('😀'),
  bytes: { bytesValue: 'AQI=' },
  ref: { referenceValue: `${databaseName}/documents/c/a` },
  point: { geoPointValue: { latitude: 1, longitude: 2 } },
  listn: list({ nullValue: null }),
  list: list(int(1), text('a')),
  map: map({ x: int(1) }),
};
/** All kinds but some, in that order. */
const kindsWithout = (...ids: string[]) => Object.keys(kinds).filter((id) => !ids.includes(id));

/** Six rows for filters and cursors. */
const rows: Readonly<Record<string, Json>> = {
  r1: { n: int(1), g: text('x'), tags: list(text('a'), text('b')) },
  r2: { n: int(2), g: text('x'), tags: list(text('b')) },
  r3: { n: int(3), g: text('y'), tags: list() },
  r4: { n: double(2), g: text('y'), m: map({ k: int(1) }) },
  r5: { g: text('z'), n: { nullValue: null } },
  r6: { g: text('x') },
};

/** Queries as `structuredQueryOf` reads them, with the ids of the documents found. */
type Queries = Readonly<Record<string, readonly [query: string | Json, found: readonly string[]]>>;

const rowQueries: Queries = {
  'An equality finds equal numbers of both kinds.': ['n == 2', ['r2', 'r4']],
  'An inequality leaves out other kinds and absent fields.': ['n < 3', ['r1', 'r2', 'r4']],
  'An inequality takes equal numbers of both kinds.': ['n <= 2', ['r1', 'r2', 'r4']],
  'NOT_EQUAL leaves out null and absent fields.': ['n != 2', ['r1', 'r3']],
  'IN takes any of its values.': ['n in 1 3', ['r1', 'r3']],
  'NOT_IN takes none of its values, nor absent fields.': ['n not-in 1 3', ['r2', 'r4']],
  'ARRAY_CONTAINS looks into arrays.': ['tags contains a', ['r1']],
  'ARRAY_CONTAINS_ANY takes any element, once.': ['tags contains-any a b', ['r1', 'r2']],
  'IN finds whole arrays.': [
    {
      where: {
        fieldFilter: { field: { fieldPath: 'tags' }, op: 'IN', value: list(list(text('b'))) },
      },
    },
    ['r2'],
  ],
  'IS_NULL finds null alone.': ['n is-null', ['r5']],
  'IS_NOT_NULL leaves out absent fields.': ['n is-not-null', ['r1', 'r2', 'r4', 'r3']],
  'A nested field is filtered by its path.': ['m.k == 1', ['r4']],
  'AND takes what matches both.': ['g == x, n == 2', ['r2']],
  'OR takes what matches either, once.': ['g == x or n == 1', ['r1', 'r2', 'r6']],
  'AND may contain an OR.': ['g == x | n == 1 or n == 2', ['r1', 'r2']],
  'An order leaves out documents without the field.': ['order n', ['r5', 'r1', 'r2', 'r4', 'r3']],
  'A descending order is reversed, names included.': [
    'order n desc',
    ['r3', 'r4', 'r2', 'r1', 'r5'],
  ],
  'Two orders come one after the other.': ['order g desc, n', ['r5', 'r4', 'r3', 'r1', 'r2']],
  'A cursor before a value takes it in.': ['order n | from 2', ['r2', 'r4', 'r3']],
  'A cursor behind a value leaves it out.': ['order n | after 2', ['r3']],
  'An end before a value leaves it out.': ['order n | before 2', ['r5', 'r1']],
  'An end behind a value takes it in.': ['order n | to 2', ['r5', 'r1', 'r2', 'r4']],
  'A limit takes the first.': ['order n | limit 2', ['r5', 'r1']],
  'An offset skips before the limit counts.': ['order n | offset 1 | limit 2', ['r1', 'r2']],
  'Numbers filter no NaN.': ['n > -Infinity', ['r1', 'r2', 'r4', 'r3']],
};

const kindQueries: Queries = {
  'Values of all kinds have one order.': ['order v', kindsWithout()],
  'The order across kinds can be reversed.': ['order v desc', kindsWithout().toReversed()],
  'EQUAL takes a double for an integer.': ['v == 1.0', ['one']],
  'EQUAL finds no NaN.': ['v == NaN', []],
  'EQUAL finds no null.': ['v == null', []],
  'NOT_EQUAL finds every other kind but null.': ['v != 1', kindsWithout('null', 'one')],
  'NOT_EQUAL of NaN finds NaN too.': ['v != NaN', kindsWithout('null')],
  'NOT_EQUAL of null finds nothing.': ['v != null', []],
  'Nothing is greater than NaN.': ['v > NaN', []],
  'An inequality finds values of its kind.': ['v >= true', ['true']],
  'IN finds neither null nor NaN.': ['v in 1 null NaN', ['one']],
  'NOT_IN finds every other kind but null.': ['v not-in 1', kindsWithout('null', 'one')],
  'NOT_IN with a null finds nothing.': ['v not-in 1 null', []],
  'NOT_IN with NaN finds NaN too.': ['v not-in 1 NaN', kindsWithout('null', 'one')],
  'ARRAY_CONTAINS takes a double for an integer.': ['v contains 1.0', ['list']],
  'ARRAY_CONTAINS finds no null.': ['v contains null', []],
  'ARRAY_CONTAINS_ANY finds neither null nor NaN.': ['v contains-any null NaN', []],
  'ARRAY_CONTAINS_ANY ignores a null beside a value.': ['v contains-any null 1', ['list']],
  'IS_NOT_NULL finds every kind but null.': ['v is-not-null', kindsWithout('null')],
  'IS_NAN finds NaN alone.': ['v is-nan', ['nan']],
  'IS_NOT_NAN leaves out null and NaN.': ['v is-not-nan | order v', kindsWithout('nan', 'null')],
  'Strings are ordered by their UTF-8 bytes.': ['v >= b', ['textz', 'face']],
  'An int64 is compared exactly with a double.': ['v > 9007199254740992.0', ['large']],
};

function casesOf(queries: Queries, documents: Readonly<Record<string, Json>>): ContractCase[] {
  return Object.entries(queries).map(([title, [query, expected]]) => ({
    title,
    expected,
    async run({ commit, grpc, collection, collectionId }) {
      const writes = Object.entries(documents).map(([id, fields]) => ({
        update: { name: `${collection}/${id}`, fields },
      }));
      await commit(...writes);
      const structuredQuery =
        typeof query === 'string'
          ? structuredQueryOf(query, collectionId)
          : { from: [{ collectionId }], ...query };
      const parent = `${databaseName}/documents`;
      const answer = await grpc.serverStream('RunQuery', { parent, structuredQuery });
      return answer.error ?? idsFound(answer);
    },
  }));
}

const inField = Object.entries(kinds).map(([id, v]) => [id, { v }]);

/** Every operator, order, cursor and limit. */
export const queryCases: readonly ContractCase[] = [
  ...casesOf(rowQueries, rows),
  ...casesOf(kindQueries, Object.fromEntries(inField)),
];
