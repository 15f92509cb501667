import { describe, expect, test } from 'vitest';
import { outcomeOf } from './testing/rules-fixture.ts';

/** Google's emulator gives the same result for each, unless the row states another one. */
const trueExpressions: Readonly<Record<string, readonly string[]>> = {
  precedence: [
    '1 + 2 * 3 == 7',
    '1 - 1 - 1 == -1',
    '8 / 2 / 2 == 2',
    'true || false && false',
    'false == false || true',
    'true == 1 < 2',
    '1 + 1 is int',
    '1 < 2 is bool',
    '1 == 1 is bool',
    '1 is int is bool',
    'true && 1 is int',
    '1 in [1] in [true]',
    '1 < 2 in [true]',
    'true == true in [true]',
    '-[1][0] == -1',
    "-'a'.size() == -1",
    '!!true',
    'true ? 1 == 1 : false',
    '!(true ? false : true ? true : true)',
    '!(false || true ? false : true)',
  ],
  literals: [
    '\'a\' == "a"',
    "'a\\'b' == \"a'b\"",
    "'\\u00e9' == 'é'",
    "'\\x41\\101' == 'AA'",
    "'\\n\\t\\\\\\r\\b\\f\\\"' != ''",
    "b'\\xff\\377'.size() == 2",
    "b'é'.size() == 2",
    '.5 is float && 1. is float && 1.5 is float',
    '-9223372036854775808 < 0',
    "{'a': 1, 'a': 2}.a == 2",
    "{'a': 1,}.size() == 1 && [1,].size() == 1",
    'true // a comment\n',
    'true /* another */ && true',
  ],
  'numbers of two types': [
    '1 == 1.0',
    '[1] != [1.0]',
    '!(1 in [1.0])',
    '1 in [1.0].toSet()',
    '1 < 1.5',
    '1 + 1.5 == 2.5',
    '7 / 2 == 3 && -7 / 2 == -3 && -7 % 4 == -3',
    '1/ 2 == 0',
    '5.5 % 2 == 1.5 && 1 / 0.0 > 1',
    'resource.data.three is float && !(resource.data.three is int)',
    'resource.data.big + 1 == 9007199254740994',
    'resource.data.notANumber != resource.data.notANumber',
    '-9223372036854775808 / -1 == -9223372036854775808',
    '0.0 == -0.0',
  ],
  types: [
    'null == null && !(null is string)',
    'resource is map && resource.data is map && request is map',
    '1 is number && 1.0 is number && !(true is number)',
    "/a/b is path && !('a' is path)",
    'resource.data.bytes is bytes && resource.data.point is latlng',
    'resource.data.reference is path && resource.data.time is timestamp',
    '!(resource.data.map is vector)',
    "{'a': 1}.diff({}) is map_diff && !([1].toSet() is set)",
    "duration.value(1, 's') is duration && !(1 is constraint)",
  ],
  'the request': [
    "request.method == 'get' && request.auth.uid == 'alice'",
    "request.auth.token.admin && request.auth.token['level'] == 3",
    'request.auth.token.level is int && request.auth.token.share is float',
    "request.path == /databases/(default)/documents/c/one && request.path[4] == 'one'",
    'request.time is timestamp && request.time.nanos() == 123456000',
    "id == 'one' && database == '(default)'",
  ],
  'the resource': [
    "resource.id == 'one' && resource['id'] == 'one'",
    'resource.__name__ == request.path',
    'resource.data.reference == /databases/(default)/documents/c/two',
    "resource.data['text'] == 'héllo' && 'text' in resource.data",
    'resource.data.list[0] == 1 && resource.data.map.a == 1',
    "resource.data.keys().hasAll(['text']) && resource.data.map.deep.size() == 0",
  ],
  'other documents': [
    'get(/databases/$(database)/documents/c/two).data.x == 1',
    "get(/databases/(default)/documents/c/two).id == 'two'",
    'exists(/databases/$(database)/documents/c/two)',
    '!exists(/databases/$(database)/documents/c/$(request.auth.uid))',
    'getAfter(/databases/$(database)/documents/c/two).data.x == 1',
    'existsAfter(/databases/$(database)/documents/c/two)',
    'get(resource.data.reference).data.x == 1',
  ],
  'absorbed errors': [
    'nope || true',
    'true || nope',
    '!(nope && false)',
    '!(false && nope)',
    'true || 1',
    '1 || true',
    '!(1 && false)',
    'resource.data.nope == 1 || true',
    'exists(/databases/$(nope)/documents/c/two) || true',
    '(null == null) ? true : nope',
  ],
};

for (const [topic, expressions] of Object.entries(trueExpressions)) {
  describe(`Among the expressions on ${topic}`, () => {
    test.each(expressions)('%s is true', (expression) => {
      expect(outcomeOf(expression)).toBe('true');
    });
  });
}

const failures: Readonly<Record<string, string>> = {
  'nope == 1': 'Null value error.',
  'null.b == 1': 'Null value error.',
  'null.size() == 1': 'Null value error.',
  '1 in null': 'Null value error.',
  'resource.data.nothing.b == 1': 'Null value error.',
  'resource.data.nope == 1': 'Property nope is undefined on object.',
  'request.resource == null': 'Property resource is undefined on object.',
  'request.query.limit == 1': 'Property query is undefined on object.',
  "request.path['id'] == 'one'": 'Property id is undefined on object.',
  'resource.data.text.b == 1': 'Type error. Received: [string] Expected: [map,path].',
  '1': 'Type error. Received: [int] Expected: [bool].',
  'false || 1': 'Type error. Received: [int] Expected: [bool].',
  "'a' ? true : false": 'Type error. Received: [string] Expected: [bool].',
  '{1: 2}[1] == 2': 'Type error. Received: [int] Expected: [string].',
  'foo(1)': 'Function not found error: Name: [foo].',
  'resource.data.text.nope()': 'Function not found error: Name: [nope].',
  'math.nope(1) == 1': 'Function not found error: Name: [math.nope].',
  "1 in 'a'": 'Function not found error: Name: [in].',
  '5[0] == 1': 'Function not found error: Name: [[]].',
  "b'ab'[0:1] == 1": 'Function not found error: Name: [@range].',
  '1 / 0 == 1': 'Divide by zero error.',
  '1 % 0 == 1': 'Divide by zero error.',
  '9223372036854775807 + 1 == 0':
    'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.',
  '[1, 2, 3][3] == 3': 'Index out of bound error. Index: [3] , size: [3].',
  "'abc'[-1] == 'c'": 'Index out of bound error. Index: [-1] , size: [3].',
  '[1, 2, 3][2:1] == []': 'Illegal range error. From index: [2] , To index: [1].',
  "'abc'[1:9] == 'bc'": 'Index out of bound error. Index: [8] , size: [3].',
  "{'a': 1}[1] == 1": 'Unsupported operation error. Received: map[int].',
  "[1]['a'] == 1": 'Unsupported operation error. Received: list[string].',
  "[1, 2][0:'a'] == 1": 'Unsupported operation error. Received: list[int:string].',
  '!1': 'Unsupported operation error. Received: !int.',
  "-'a' == 1": 'Unsupported operation error. Received: -string.',
  "1 + 'a' == 2": 'Unsupported operation error. Received: int + string.',
  'null < 1': 'Unsupported operation error. Received: null < int.',
  "1 in {'a': 1}": 'Unsupported operation error. Received: map.in(int).',
  "exists('/a/b')":
    'Unsupported operation error. Received: exists(string). Expected: exists(path).',
  'exists()': 'Incorrect number of arguments. Received: 0. Expected: exists(path).',
  "'a'.size(1) == 1": 'Incorrect number of arguments. Received: 1. Expected: string.size().',
  '(nope || 1 / 0 == 1)': 'Null value error.',
  '(1 / 0 == 1 && nope)': 'Divide by zero error.',
  'get(/databases/$(database)/documents/c/missing).data.x == 1':
    'Service call error. Function: [get], Argument: [path_value {\n  segments {\n    simple: "databases"\n  }\n  segments {\n    simple: "(default)"\n  }\n  segments {\n    simple: "documents"\n  }\n  segments {\n    simple: "c"\n  }\n  segments {\n    simple: "missing"\n  }\n}\n].',
  'exists(/a/b)':
    'Service call error. Function: [exists], Argument: [path_value {\n  segments {\n    simple: "a"\n  }\n  segments {\n    simple: "b"\n  }\n}\n].',
};

describe('An expression that cannot be evaluated', () => {
  test.each(Object.entries(failures))(
    '%s fails with the message of Google’s emulator',
    (expression, words) => {
      expect(outcomeOf(expression)).toBe(words);
    },
  );
});
