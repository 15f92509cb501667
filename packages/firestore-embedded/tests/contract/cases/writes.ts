import type { Json } from '../../support/answer.ts';
import { type Context, type ContractCase, databaseName } from '../context.ts';

const int = (value: number): Json => ({ integerValue: String(value) });
const text = (stringValue: string): Json => ({ stringValue });
const list = (...values: Json[]): Json => ({ arrayValue: { values } });

/** A write of the document of a name. */
type WriteTo = (name: string) => Json;

const first = { a: int(1), b: text('x'), m: { mapValue: { fields: { k: int(1), l: int(2) } } } };
const set =
  (fields: Json): WriteTo =>
  (name) => ({ update: { name, fields } });
const merge =
  (fields: Json, ...fieldPaths: string[]): WriteTo =>
  (name) => ({ ...set(fields)(name), updateMask: { fieldPaths } });
const remove: WriteTo = (name) => ({ delete: name });
const must =
  (write: WriteTo, exists: boolean): WriteTo =>
  (name) => ({ ...write(name), currentDocument: { exists } });
const transform =
  (...updateTransforms: Json[]): WriteTo =>
  (name) => ({ ...merge({})(name), updateTransforms });
const failed = (status: string) => ({ failed: status });
const largest = { integerValue: '9223372036854775807' };

/** A write, or several in one commit. */
type Commit = WriteTo | readonly WriteTo[];

/** Commits in order, with the final document or the error of the last commit. */
const rows: Readonly<Record<string, readonly [commits: readonly Commit[], expected: unknown]>> = {
  'A set replaces the whole document.': [[set(first), set({ c: int(3) })], { c: int(3) }],
  'A mask leaves the other fields alone.': [
    [set(first), merge({ b: text('y') }, 'b')],
    { ...first, b: text('y') },
  ],
  'A masked field without a value is deleted.': [
    [set(first), merge({}, 'b', 'm.k')],
    { a: int(1), m: { mapValue: { fields: { l: int(2) } } } },
  ],
  'A delete takes the document away.': [[set(first), remove], 'missing'],
  'A deleted document can be deleted again.': [[remove, remove], 'missing'],
  'An update of a missing document is not found.': [[must(set(first), true)], failed('NOT_FOUND')],
  'A create of an existing document is refused.': [
    [set(first), must(set(first), false)],
    failed('ALREADY_EXISTS'),
  ],
  'A delete may require the document.': [[must(remove, true)], failed('NOT_FOUND')],
  'An old update time is refused.': [
    [
      set(first),
      (name) => ({ ...set({})(name), currentDocument: { updateTime: { seconds: '1', nanos: 0 } } }),
    ],
    failed('FAILED_PRECONDITION'),
  ],
  'A commit is atomic.': [
    [set(first), [set({}), (name) => must(set({}), true)(`${name}-other`)]],
    failed('NOT_FOUND'),
  ],
  'A commit may write a document twice.': [
    [[set(first), merge({ a: int(2) }, 'a')]],
    { ...first, a: int(2) },
  ],
  'A commit may create a document again that it deletes.': [
    [set(first), [remove, must(set({ a: int(2) }), false)]],
    { a: int(2) },
  ],
  'A commit that updates what it deletes is refused.': [
    [set(first), [remove, must(merge({ a: int(2) }, 'a'), true)]],
    failed('INVALID_ARGUMENT'),
  ],
  'A commit that creates what it writes is refused.': [
    [[set(first), must(set(first), false)]],
    failed('INVALID_ARGUMENT'),
  ],
  'An increment adds, and begins at zero.': [
    [
      set({ a: int(1) }),
      transform({ fieldPath: 'a', increment: int(2) }, { fieldPath: 'z', increment: int(2) }),
    ],
    { a: int(3), z: int(2) },
  ],
  'An increment by a double makes a double.': [
    [set({ a: int(1) }), transform({ fieldPath: 'a', increment: { doubleValue: 0.5 } })],
    { a: { doubleValue: 1.5 } },
  ],
  'An increment of a text replaces it.': [
    [set({ a: text('x') }), transform({ fieldPath: 'a', increment: int(2) })],
    { a: int(2) },
  ],
  'An increment stops at the largest integer.': [
    [set({ a: largest }), transform({ fieldPath: 'a', increment: int(2) })],
    { a: largest },
  ],
  'A maximum and a minimum keep the better one.': [
    [
      set({ a: int(5), b: int(5) }),
      transform({ fieldPath: 'a', maximum: int(7) }, { fieldPath: 'b', minimum: int(7) }),
    ],
    { a: int(7), b: int(5) },
  ],
  'A maximum with NaN is NaN, and of two equal numbers the stored one stays.': [
    [
      set({ a: int(1), b: { doubleValue: 3 } }),
      transform(
        { fieldPath: 'a', maximum: { doubleValue: Number.NaN } },
        { fieldPath: 'b', maximum: int(3) },
      ),
    ],
    { a: { doubleValue: 'NaN' }, b: { doubleValue: 3 } },
  ],
  'An array union adds what is missing.': [
    [
      set({ a: list(int(1)) }),
      transform({ fieldPath: 'a', appendMissingElements: { values: [int(1), int(2), int(2)] } }),
    ],
    { a: list(int(1), int(2)) },
  ],
  'An array removal takes every occurrence.': [
    [
      set({ a: list(int(1), int(2), int(1)) }),
      transform({ fieldPath: 'a', removeAllFromArray: { values: [int(1)] } }),
    ],
    { a: list(int(2)) },
  ],
  'An array in an array is refused.': [[set({ a: list(list()) })], failed('INVALID_ARGUMENT')],
  'A document over 1 MiB is refused.': [
    [set({ a: text('x'.repeat(600_000)), b: text('y'.repeat(600_000)) })],
    failed('INVALID_ARGUMENT'),
  ],
};

async function play({ grpc, collection }: Context, commits: readonly Commit[]): Promise<unknown> {
  const name = `${collection}/a`;
  for (const commit of commits) {
    const writes = [commit].flat().map((write) => write(name));
    const { error } = await grpc.unary('Commit', { database: databaseName, writes });
    if (error !== undefined) return failed(error.status);
  }
  const request = { database: databaseName, documents: [name] };
  const { messages = [] } = await grpc.serverStream('BatchGetDocuments', request);
  const found = messages[0]?.found;
  return found ? (found.fields ?? {}) : 'missing';
}

/** Every kind of write, transform and precondition. */
export const writeCases: readonly ContractCase[] = Object.entries(rows).map(
  ([title, [commits, expected]]) => ({ title, expected, run: (context) => play(context, commits) }),
);
