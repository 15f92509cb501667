import type { Json } from '../../support/json-over-rest.ts';
import { type Context, databaseName } from '../context.ts';
import type { ContractCase } from '../contract-case.ts';

const int = (value: number): Json => ({ integerValue: String(value) });
const text = (stringValue: string): Json => ({ stringValue });
const list = (...values: Json[]): Json => ({ arrayValue: { values } });

type Commits = (name: string) => readonly (readonly Json[])[];
type Row = readonly [title: string, commits: Commits, expected: unknown];

const first = { a: int(1), b: text('x'), m: { mapValue: { fields: { k: int(1), l: int(2) } } } };
const set = (name: string, fields: Json): Json => ({ update: { name, fields } });
const merge = (name: string, fields: Json, ...fieldPaths: string[]): Json => ({
  ...set(name, fields),
  updateMask: { fieldPaths },
});
const must = (write: Json, exists: boolean): Json => ({ ...write, currentDocument: { exists } });
const transform = (name: string, ...updateTransforms: Json[]): Json => ({
  ...merge(name, {}),
  updateTransforms,
});
const failed = (status: string) => ({ failed: status });

/** Commits in order, with the final document or the error of the last commit. */
const rows: readonly Row[] = [
  [
    'A set replaces the whole document.',
    (n) => [[set(n, first)], [set(n, { c: int(3) })]],
    { c: int(3) },
  ],
  [
    'A mask leaves the other fields alone.',
    (n) => [[set(n, first)], [merge(n, { b: text('y') }, 'b')]],
    { ...first, b: text('y') },
  ],
  [
    'A masked field without a value is deleted.',
    (n) => [[set(n, first)], [merge(n, {}, 'b', 'm.k')]],
    { a: int(1), m: { mapValue: { fields: { l: int(2) } } } },
  ],
  ['A delete takes the document away.', (n) => [[set(n, first)], [{ delete: n }]], 'missing'],
  [
    'A deleted document can be deleted again.',
    (n) => [[{ delete: n }], [{ delete: n }]],
    'missing',
  ],
  [
    'An update of a missing document is not found.',
    (n) => [[must(set(n, first), true)]],
    failed('NOT_FOUND'),
  ],
  [
    'A create of an existing document is refused.',
    (n) => [[set(n, first)], [must(set(n, first), false)]],
    failed('ALREADY_EXISTS'),
  ],
  ['A delete may require the document.', (n) => [[must({ delete: n }, true)]], failed('NOT_FOUND')],
  [
    'An old update time is refused.',
    (n) => [
      [set(n, first)],
      [{ ...set(n, {}), currentDocument: { updateTime: { seconds: '1', nanos: 0 } } }],
    ],
    failed('FAILED_PRECONDITION'),
  ],
  [
    'A commit is atomic.',
    (n) => [[set(n, first)], [set(n, {}), must(set(`${n}-other`, {}), true)]],
    failed('NOT_FOUND'),
  ],
  [
    'A commit may write a document twice.',
    (n) => [[set(n, first), merge(n, { a: int(2) }, 'a')]],
    { ...first, a: int(2) },
  ],
  [
    'A commit may create a document again that it deletes.',
    (n) => [[set(n, first)], [{ delete: n }, must(set(n, { a: int(2) }), false)]],
    { a: int(2) },
  ],
  [
    'A commit that updates what it deletes is refused.',
    (n) => [[set(n, first)], [{ delete: n }, must(merge(n, { a: int(2) }, 'a'), true)]],
    failed('INVALID_ARGUMENT'),
  ],
  [
    'A commit that creates what it writes is refused.',
    (n) => [[set(n, first), must(set(n, first), false)]],
    failed('INVALID_ARGUMENT'),
  ],
  [
    'An increment adds, and begins at zero.',
    (n) => [
      [set(n, { a: int(1) })],
      [transform(n, { fieldPath: 'a', increment: int(2) }, { fieldPath: 'z', increment: int(2) })],
    ],
    { a: int(3), z: int(2) },
  ],
  [
    'An increment by a double makes a double.',
    (n) => [
      [set(n, { a: int(1) })],
      [transform(n, { fieldPath: 'a', increment: { doubleValue: 0.5 } })],
    ],
    { a: { doubleValue: 1.5 } },
  ],
  [
    'An increment of a text replaces it.',
    (n) => [[set(n, { a: text('x') })], [transform(n, { fieldPath: 'a', increment: int(2) })]],
    { a: int(2) },
  ],
  [
    'An increment stops at the largest integer.',
    (n) => [
      [set(n, { a: { integerValue: '9223372036854775807' } })],
      [transform(n, { fieldPath: 'a', increment: int(2) })],
    ],
    { a: { integerValue: '9223372036854775807' } },
  ],
  [
    'A maximum and a minimum keep the better one.',
    (n) => [
      [set(n, { a: int(5), b: int(5) })],
      [transform(n, { fieldPath: 'a', maximum: int(7) }, { fieldPath: 'b', minimum: int(7) })],
    ],
    { a: int(7), b: int(5) },
  ],
  [
    'A maximum with NaN is NaN, and of two equal numbers the stored one stays.',
    (n) => [
      [set(n, { a: int(1), b: { doubleValue: 3 } })],
      [
        transform(
          n,
          { fieldPath: 'a', maximum: { doubleValue: Number.NaN } },
          { fieldPath: 'b', maximum: int(3) },
        ),
      ],
    ],
    { a: { doubleValue: 'NaN' }, b: { doubleValue: 3 } },
  ],
  [
    'An array union adds what is missing.',
    (n) => [
      [set(n, { a: list(int(1)) })],
      [
        transform(n, {
          fieldPath: 'a',
          appendMissingElements: { values: [int(1), int(2), int(2)] },
        }),
      ],
    ],
    { a: list(int(1), int(2)) },
  ],
  [
    'An array removal takes every occurrence.',
    (n) => [
      [set(n, { a: list(int(1), int(2), int(1)) })],
      [transform(n, { fieldPath: 'a', removeAllFromArray: { values: [int(1)] } })],
    ],
    { a: list(int(2)) },
  ],
  [
    'An array in an array is refused.',
    (n) => [[set(n, { a: list(list()) })]],
    failed('INVALID_ARGUMENT'),
  ],
  [
    'A document over 1 MiB is refused.',
    (n) => [[set(n, { a: text('x'.repeat(600_000)), b: text('y'.repeat(600_000)) })]],
    failed('INVALID_ARGUMENT'),
  ],
];

async function play({ grpc, collection }: Context, commits: Commits): Promise<unknown> {
  const name = `${collection}/a`;
  for (const writes of commits(name)) {
    const answer = await grpc.unary('Commit', { database: databaseName, writes });
    const { error } = JSON.parse(JSON.stringify(answer));
    if (error !== undefined) return failed(error.status);
  }
  const request = { database: databaseName, documents: [name] };
  const { messages } = await grpc.serverStream('BatchGetDocuments', request);
  const [{ found }] = JSON.parse(JSON.stringify(messages));
  return found ? (found.fields ?? {}) : 'missing';
}

/** Every kind of write, transform and precondition. */
export const writeCases: readonly ContractCase[] = rows.map(([title, commits, expected]) => ({
  title,
  expected,
  run: (context) => play(context, commits),
}));
