import { describe, expect, test } from 'vitest';
import type { ListedQuery, RulesMethod, RulesRequest } from './authorizer.ts';
import {
  compileOrThrow,
  one,
  requestFor,
  rulesFile,
  storedDocument,
} from './testing/rules-fixture.ts';

const none = 'No matching allow statements';

type Request = Parameters<typeof requestFor>;

/** 'allowed', or the message of the denial. */
function ask(content: string, ...request: Request): string {
  const decision = compileOrThrow(content).ruleset.evaluate(requestFor(...request));
  return decision.allowed ? 'allowed' : decision.message;
}

const askBlock = (block: string, ...request: Request) => ask(rulesFile(block), ...request);

/** The outcome of reading c/one under a condition. */
const askIf = (condition: string, more: Partial<RulesRequest> = {}) =>
  askBlock(`match /c/{id} { allow get: if ${condition}; }`, 'get', 'c/one', more);

const version1 = (block: string) =>
  `service cloud.firestore {\n match /databases/{database}/documents {\n${block}\n }\n}`;

/** For each sentence a block, and the outcome of reading each document. */
type Reads = Readonly<Record<string, readonly [block: string, Readonly<Record<string, string>>]>>;

function testReads(subject: string, reads: Reads): void {
  test.each(Object.entries(reads))(`${subject} %s`, (_, [block, outcomes]) => {
    const paths = Object.keys(outcomes);
    const found = Object.fromEntries(paths.map((path) => [path, askBlock(block, 'get', path)]));
    expect(found).toEqual(outcomes);
  });
}

testReads('The path of a match block', {
  'matches whole paths only': [
    'match /c/{id} { allow get; }',
    { 'c/one': 'allowed', 'd/one': none, 'c/one/d/two': none },
  ],
  'continues in nested blocks, which can read the wildcards around them': [
    "match /c/{id} { match /d/{e} { allow get: if id == 'one' && e == 'two'; } }",
    { 'c/one/d/two': 'allowed', 'c/one/d/three': "\nfalse for 'get' @ L4", 'c/one': none },
  ],
  'has inner wildcards that hide outer ones of the same name': [
    "match /c/{id} { match /d/{id} { allow get: if id == 'two'; } }",
    { 'c/one/d/two': 'allowed' },
  ],
  'may end with a glob of version 2, which matches no segment, one or many': [
    "match /c/one/{rest=**} { allow get: if rest == /d/e || id(rest); } function id(p) { return string(p) == ''; }",
    { 'c/one/d/e': 'allowed', 'c/one': 'allowed' },
  ],
  'may have a glob of version 2 before its end': [
    'match /{path=**}/d/{e} { allow get: if path == /c/one; }',
    { 'c/one/d/two': 'allowed', 'd/two': "\nfalse for 'get' @ L4", 'c/one': none },
  ],
  'applies beside another that matches too': [
    'match /{any}/{id} { allow get: if false; }\nmatch /c/one { allow get; }',
    { 'c/one': 'allowed', 'c/two': "\nfalse for 'get' @ L4" },
  ],
});

test('A glob of version 1 matches at least one segment', () => {
  const content = version1('match /c/one/{rest=**} { allow get: if rest == /d/e; }');
  expect(ask(content, 'get', 'c/one/d/e')).toBe('allowed');
  expect(ask(content, 'get', 'c/one')).toBe(none);
});

describe('The method of a request', () => {
  const covers: readonly (readonly [word: string, methods: readonly RulesMethod[]])[] = [
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
  ];
  test.each(covers)('allow %s covers exactly its methods', (word, methods) => {
    const all: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
    const allowed = all.filter((method) => {
      const path = method === 'list' ? 'c' : 'c/one';
      return askBlock(`match /c/{id} { allow ${word}; }`, method, path) === 'allowed';
    });
    expect(allowed).toEqual(methods);
  });

  test('the rules do not apply to the owner', () => {
    expect(askIf('false', { caller: { kind: 'owner' } })).toBe('allowed');
  });

  test('a request without a sign-in has no auth', () => {
    const more = { caller: { kind: 'user' } } as const;
    expect(askIf('request.auth == null', more)).toBe('allowed');
    expect(askIf("request.auth.uid == 'a'", more)).toBe("\nNull value error. for 'get' @ L4");
  });
});

describe('A list', () => {
  const list = (block: string, query: ListedQuery = {}, path = 'c') =>
    askBlock(block, 'list', path, { query });

  test('has no document id, unless its query contains one', () => {
    const block = "match /c/{id} { allow list: if id == 'one' && resource.id == 'one'; }";
    expect(list(block)).toBe("\nNull value error. for 'list' @ L4");
    expect(list(block, { documentId: 'one' })).toBe('allowed');
  });

  test('of a collection group is only allowed by a rule for any depth', () => {
    const anyDepth = { anyDepth: true };
    expect(list('match /g/{id} { allow list; }', anyDepth, 'g')).toBe(none);
    expect(list('match /{a}/{b}/g/{id} { allow list; }', anyDepth, 'c/x/g')).toBe(none);
    expect(list('match /{path=**}/g/{id} { allow list; }', anyDepth, 'g')).toBe('allowed');
    const pathed = 'match /{path=**}/g/{id} { allow list: if request.path == /g; }';
    expect(list(pathed, anyDepth, 'g')).toBe("\nevaluation error at L4:42 for 'list' @ L4");
  });

  test('is not allowed by the path of one document', () => {
    expect(list('match /c/one { allow list; }')).toBe(none);
  });

  test('is evaluated for the collection, with its bounds', () => {
    const block =
      'match /c/{id} { allow list: if request.path == /databases/$(database)/documents/c && request.query.limit <= 10 && request.query.offset == 0; }';
    expect(list(block, { limit: 5 })).toBe('allowed');
    const ordered = "match /c/{id} { allow list: if request.query.orderBy.n == 'DESC'; }";
    expect(list(ordered, { orderBy: { n: 'DESC' } })).toBe('allowed');
    expect(list(block, { limit: 50 })).toBe("\nfalse for 'list' @ L4");
  });

  test('has the field values that its query bounds', () => {
    const block = 'match /c/{id} { allow list: if resource.data.seven == 7; }';
    expect(list(block)).toBe("\nProperty seven is undefined on object. for 'list' @ L4");
    const constraint = { path: ['seven'], operator: '==', value: { integerValue: '7' } } as const;
    expect(list(block, { constraints: [constraint] })).toBe('allowed');
  });
});

// Google's emulator (1.19.9) gives the same results for these rules and queries.
describe('A bound of a query', () => {
  const undecided = "\nevaluation error at L4:32 for 'list' @ L4";
  const no = "\nfalse for 'list' @ L4";
  const operators = ['==', '!=', '<', '<=', '>', '>=', 'has'] as const;
  /** The constraints in a text such as `n < 10, n == 5`. */
  const constraintsOf = (text: string) =>
    text.split(', ').flatMap((bound) => {
      const [path = '', written, operand = ''] = bound.split(' ');
      const value = written === 'has' ? { stringValue: operand } : { integerValue: operand };
      const operator = operators.filter((one) => one === written);
      return operator.map((one) => ({ path: path.split('.'), operator: one, value }));
    });

  test.each([
    ['n == 5', 'resource.data.n < 10', 'allowed'],
    ['n < 10, n == 5', 'resource.data.n == 5', 'allowed'],
    ['n < 10', 'resource.data.n < 10', 'allowed'],
    ['n <= 10', 'resource.data.n < 10', undecided],
    ['n < 20', 'resource.data.n < 10', undecided],
    ['n < 10', 'resource.data.n <= 10', 'allowed'],
    ['n <= 10', 'resource.data.n <= 10', 'allowed'],
    ['n > 3', 'resource.data.n > 3', 'allowed'],
    ['n >= 3', 'resource.data.n > 3', undecided],
    ['n < 10', '10 > resource.data.n', 'allowed'],
    ['n < 10', 'resource.data.n > 10', undecided],
    ['n < 10', '!(resource.data.n >= 10)', undecided],
    ['n < 10', 'resource.data.n == 5', undecided],
    ['n < 10', 'resource.data.n != 50', 'allowed'],
    ['n < 10', 'resource.data.n != 5', undecided],
    ['n != 5', 'resource.data.n != 5', 'allowed'],
    ['n != 5', 'resource.data.n != null', 'allowed'],
    ['n > 3', 'resource.data.n != null', 'allowed'],
    ['n < 10', 'resource.data.n in [5, 7]', no],
    ['n < 10', 'resource.data.n is int', no],
    ['n < 10', "'n' in resource.data && resource.data.size() == 1", 'allowed'],
    ['n < 10', "resource.data.get('n', 30) < 10", 'allowed'],
    ['n < 10', "resource.data.get('z', 3) < 10", 'allowed'],
    ['m.a < 10', 'resource.data.m.a < 10', 'allowed'],
    ['tags has x', "'x' in resource.data.tags", 'allowed'],
    ['tags has x', "'y' in resource.data.tags", undecided],
    ['tags has x', "resource.data.tags.hasAny(['x', 'y'])", 'allowed'],
    ['tags has x', "resource.data.tags.hasAny(['y'])", no],
    [
      'n < 10',
      'resource.data.n + 1 < 12',
      "\nUnsupported operation error. Received: constraint + int. for 'list' @ L4",
    ],
  ])('%s, with the condition %s: %s', (bounds, condition, expected) => {
    const block = `match /c/{id} { allow list: if ${condition}; }`;
    const query = { constraints: constraintsOf(bounds) };
    expect(askBlock(block, 'list', 'c', { query })).toBe(expected);
  });
});

describe('A write', () => {
  const after = storedDocument('c/new', { a: { integerValue: '1' } });

  test('a creation has no resource, and the new document in the request', () => {
    const block =
      'match /c/{id} { allow create: if resource == null && request.resource.data.a == 1 && request.resource.id == id; }';
    expect(askBlock(block, 'create', 'c/new', { after })).toBe('allowed');
  });

  test('an update has both documents', () => {
    const block =
      "match /c/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['a']); }";
    const before = storedDocument('c/new', { a: { integerValue: '2' } });
    expect(askBlock(block, 'update', 'c/new', { before, after })).toBe('allowed');
    const wider = storedDocument('c/new', { b: { integerValue: '2' } });
    expect(askBlock(block, 'update', 'c/new', { before: wider, after })).toBe(
      "\nfalse for 'update' @ L4",
    );
  });

  test('a server timestamp equals the time of the request, however it is written', () => {
    const block = 'match /c/{id} { allow create: if request.resource.data.at == request.time; }';
    const at = (timestampValue: string) =>
      askBlock(block, 'create', 'c/new', {
        after: storedDocument('c/new', { at: { timestampValue } }),
      });
    expect(at('2026-11-21T10:00:00.123456Z')).toBe('allowed');
    expect(at('2026-11-21T10:00:00.123456000Z')).toBe('allowed');
    expect(at('2026-11-21T11:00:00.123456+01:00')).toBe('allowed');
    expect(at('2026-11-21T10:00:00.123456001Z')).toBe("\nfalse for 'create' @ L4");
  });

  test('getAfter reads the document as it is after the commit', () => {
    const block =
      'match /c/{id} { allow create: if getAfter(/databases/$(database)/documents/c/x).data.n == 2 && !exists(/databases/$(database)/documents/c/x); }';
    const x = storedDocument('c/x', { n: { integerValue: '2' } });
    const lookup: RulesRequest['lookup'] = (name, when) =>
      when === 'after' && name === x.name ? x : undefined;
    expect(askBlock(block, 'create', 'c/new', { after, lookup })).toBe('allowed');
  });
});

testReads('A function', {
  'evaluates its arguments and let variables only when it reads them': [
    'function f(x) { let y = 1 / 0; return true; }\nmatch /c/{id} { allow get: if f(nope); }',
    { 'c/one': 'allowed' },
  ],
  'reads the names of its own scope, not those of its caller': [
    "function f() { return id == 'one'; }\nmatch /c/{id} { allow get: if f(); }",
    { 'c/one': "\nNull value error. for 'get' @ L5" },
  ],
  'closes over the wildcards around it, and may hide built-in names': [
    "match /c/{id} { allow get: if size(1) && f(); function f() { return id == 'one'; } function size(x) { return x == 1; } }",
    { 'c/one': 'allowed' },
  ],
  'passes a parameter through several let variables': [
    'function f(x) { let y = x + 1; let z = y * y; return z == 9; }\nmatch /c/{id} { allow get: if f(2); }',
    { 'c/one': 'allowed' },
  ],
  'called with the wrong number of values fails when it is reached': [
    'function f(x) { return x; }\nmatch /c/{id} { allow get: if f(); }',
    { 'c/one': "\nIncorrect number of arguments. Received: 0. Expected: f(x). for 'get' @ L5" },
  ],
});

test('The message of a denial names each statement with its outcome and the line of its condition', () => {
  const block =
    'match /c/{id} {\n allow get: if\n  false;\n allow read: if resource.data.x == 1;\n allow list; }';
  expect(askBlock(block, 'get', 'c/one', { before: one })).toBe(
    "\nfalse for 'get' @ L6, Property x is undefined on object. for 'get' @ L7",
  );
  expect(askBlock(block, 'get', 'c/missing')).toContain("Null value error. for 'get' @ L7");
});

describe('The limits of one request', () => {
  const expressions = (count: number) => `[${Array(count).fill('1').join()}].size() == ${count}`;

  test('a thousand expressions are evaluated and not one more', () => {
    const spent =
      "Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached. for 'get' @ L4";
    expect(askIf(expressions(996))).toBe('allowed');
    expect(askIf(expressions(997))).toBe(`\n${spent}`);
  });

  test('ten documents are read and not one more, the same one twice counting once', () => {
    const reads = (count: number) =>
      Array.from({ length: count }, (_, i) => `!exists(/databases/$(database)/documents/c/x${i})`);
    const twice = (count: number) => [...reads(count), ...reads(count)].join(' && ');
    expect(askIf(twice(10))).toBe('allowed');
    expect(askIf(twice(11))).toContain('Service call error. Function: [exists]');
  });
});

test('debug() prints a value and returns it', () => {
  const shown: unknown[] = [];
  const content = rulesFile('match /c/{id} { allow get: if debug(id) == id; }');
  const onDebug = (value: unknown) => shown.push(value);
  const { ruleset } = compileOrThrow(content, { onDebug });
  expect(ruleset.evaluate(requestFor('get', 'c/one'))).toEqual({ allowed: true });
  expect(shown).toEqual(['one']);
});
