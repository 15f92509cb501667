import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRules } from './compile-rules.ts';
import { issuesOf, outcomeOf, rulesFile } from './testing/rules-fixture.ts';

/** The issues of a file with one allow statement whose condition begins at 4:31. */
const issuesOfCondition = (condition: string) =>
  issuesOf(rulesFile(`match /c/{id} { allow get: if ${condition};\n}`));

const issuesOfFunction = (declaration: string, call: string) =>
  issuesOf(rulesFile(`${declaration}\nmatch /c/{id} { allow get: if ${call}; }`));

describe('A condition with a mistake', () => {
  const mistakes: Readonly<Record<string, string>> = {
    '1 / 0 ==': "ERROR 4:39 Unexpected ';'.",
    'a b': "ERROR 4:33 Unexpected 'b'.",
    '(true': "ERROR 4:36 Unexpected ';'.",
    'true)': "ERROR 4:35 Unexpected ')'.",
    '[1, 2': "ERROR 4:36 Unexpected ';'.",
    "{'a' 1}.a": "ERROR 4:36 Unexpected '1'.",
    'a ? b': "ERROR 4:36 mismatched input ';' expecting ':'",
    '4/2 == 2': "ERROR 4:32 Missing 'match' keyword before path.",
    '/a/b/ == /a': "ERROR 4:37 Unexpected '=='.",
    '/é == /a': "ERROR 4:31 Forward slash '/' found where identifier or binding expected.",
    '1e3 == 1000': "ERROR 4:32 Unexpected 'e3'.",
    '9223372036854775808 > 0': 'ERROR 4:31 Invalid number literal 9223372036854775808.',
    "'abc": "ERROR 4:36 Missing a closing '",
    "b'\\u00e9' == b''": "ERROR 4:31 Invalid bytes literal b'\\u00e9'.",
    '- -1 == 1': "ERROR 4:33 Unexpected '-'.",
    '--1 == 1': 'ERROR 4:33 Increment (++) and decrement (--) operators are not supported.',
    'true is':
      "ERROR 4:38 An unsupported type identifier was used with the 'is' operator. Received ;. Expected one of bool,bytes,constraint,duration,float,int,latlng,list,vector,set,number,map,string,timestamp,path,map_diff",
    '': "ERROR 4:31 Missing conditional expression after 'if'.",
    "'a'.matches('(')": 'ERROR 4:43 Invalid regular expression pattern. Pattern: (.',
    "'a'.matches('(?=a)a')": 'ERROR 4:43 Invalid regular expression pattern. Pattern: (?=a)a.',
    [`${'('.repeat(99)}true${')'.repeat(99)}`]:
      'ERROR 4:130 Expression is too complex to evaluate safely.',
    [`true${' && true'.repeat(99)}`]: 'ERROR 4:820 Expression is too complex to evaluate safely.',
  };
  test.each(Object.entries(mistakes))('%s is rejected with its place', (condition, issue) => {
    expect(issuesOfCondition(condition)).toContain(issue);
  });

  test('unknown names are warnings, as with Google’s server', () => {
    expect(issuesOfCondition('foo(bar, 1) || resource.datum() || math.nope()')).toEqual([
      'WARNING 4:31 Invalid function name: foo.',
      'WARNING 4:35 Invalid variable name: bar.',
      'WARNING 4:55 Invalid function name: datum.',
      'WARNING 4:71 Invalid function name: math.nope.',
    ]);
  });

  test('a call with too many values is a warning', () => {
    expect(issuesOfCondition("'a'.size(1) == int(1, 2)")).toEqual([
      'WARNING 4:35 Incorrect number of arguments supplied to function: size.',
      'WARNING 4:46 Incorrect number of arguments supplied to function: int.',
    ]);
  });

  test('an issue contains the offsets of its first and last character', () => {
    const content = rulesFile('match /c/{id} { allow get: if nope; }');
    const offset = content.indexOf('nope');
    expect(compileRules([{ name: 'firestore.rules', content }])).toEqual({
      ok: true,
      ruleset: expect.anything(),
      conditions: [expect.objectContaining({ kind: 'name', name: 'nope' })],
      warnings: [
        {
          line: 4,
          column: 31,
          offset,
          endOffset: offset + 3,
          description: 'Invalid variable name: nope.',
          severity: 'WARNING',
        },
      ],
    });
  });
});

describe('A function with a mistake', () => {
  const functions: Readonly<
    Record<string, readonly [declaration: string, call: string, issues: readonly string[]]>
  > = {
    'two of one name in one block are refused': [
      'function f() { return true } function f() { return false }',
      'f()',
      ['ERROR 4:39 Function f is already defined.'],
    ],
    'a function that calls itself is refused': [
      'function f() { return f(); }',
      'f()',
      ['ERROR 4:10 Recursive call is not allowed.'],
    ],
    'functions that call each other in a circle are refused': [
      'function a() { return b(); } function b() { return a(); }',
      'a()',
      ['ERROR 4:10 Detected a call cycle between [a,b] functions.'],
    ],
    'an eighth parameter is refused': [
      'function f(a, b, c, d, e, f, g, h) { return [a, b, c, d, e, f, g, h].size() == 8; }',
      'f(1, 2, 3, 4, 5, 6, 7, 8)',
      ['ERROR 4:10 Maximum allowed function arguments of 7 for function f is reached.'],
    ],
    'a name bound twice is refused': [
      'function f(x) { let x = 2; return x == 2; }',
      'f(1)',
      ['ERROR 4:21 The identifier [x] is already bound in the current scope.'],
    ],
    'an unused variable or function is a warning': [
      'function f(x) { let y = 1; return true; } function g() { return f(1); }',
      'id == g',
      [
        'WARNING 4:12 Unused variable: x.',
        'WARNING 4:21 Unused variable: y.',
        'WARNING 4:52 Unused function: g.',
        'WARNING 5:37 Invalid variable name: g.',
      ],
    ],
    'a let cannot read one that comes after it': [
      'function f() { let y = z; let z = 3; return y == z; }',
      'f()',
      ['WARNING 4:24 Invalid variable name: z.'],
    ],
  };
  test.each(Object.entries(functions))('%s', (_, [declaration, call, issues]) => {
    expect(issuesOfFunction(declaration, call)).toEqual(issues);
  });

  test('twenty nested calls are allowed and one more is not', () => {
    const chain = (last: number) =>
      Array.from({ length: last }, (_, i) => `function f${i}() { return f${i + 1}(); }`)
        .concat(`function f${last}() { return true; }`)
        .join(' ');
    expect(issuesOfFunction(chain(20), 'f0()')).toEqual([]);
    expect(issuesOfFunction(chain(21), 'f0()')).toEqual([
      'ERROR 4:10 Maximum allowed call depth of 20 is reached for [f0] call stack.',
    ]);
  });
});

describe('A file with a mistake', () => {
  const files: Readonly<Record<string, string>> = {
    '': 'ERROR 0:0 Rules content empty. Compilation aborted.',
    "rules_version = '2';\n":
      "ERROR 2:1 mismatched input '<EOF>' expecting {'function', 'import', 'service'}",
    "rules_version = '3';\nservice cloud.firestore { match /a/b { allow read; } }":
      'ERROR 1:1 Unsupported rules version 3.',
    'rules_version = 2;\nservice cloud.firestore { match /a/b { allow read; } }':
      "ERROR 1:17 mismatched input '2' expecting STRING",
    'service cloud.firestore { }':
      "ERROR 1:27 The 'service' body must contain at least one declaration.",
    'service cloud.firestore { match /a/b { } }':
      "ERROR 1:40 The 'match' body must contain at least one declaration.",
    'service cloud.firestore { allow read; }': "ERROR 1:27 Unexpected 'allow'.",
    'service cloud.firestore { match /a/b { allow read if true; } }':
      "ERROR 1:51 Missing ':' before 'if' condition.",
    'service cloud.firestore { match /a/b { allow read: true; } }':
      "ERROR 1:52 Missing 'if' before conditional expression.",
    'service cloud.firestore { match /a/b { allow ; } }':
      "ERROR 1:46 Expected at least one 'operation' after 'allow'.",
    'service cloud.firestore { /a/b { allow read; } }':
      "ERROR 1:27 Missing 'match' keyword before path.",
    'service cloud.firestore { match /{a=**}/b { allow read; } }':
      'ERROR 1:33 Invalid glob match expression. Glob matches are permitted as the last segment in a match declaration path.',
    'service cloud.firestore { match /{a}/{a} { allow read; } }':
      'ERROR 1:39 Variable a already exists in the PathTemplate.',
    'service cloud.firestore { match /a/b { allow read; }':
      "ERROR 1:53 mismatched input '<EOF>' expecting '}'",
    'service cloud.firestore { match /a/b { allow read; } } }': "ERROR 1:56 Unexpected '}'.",
  };
  test.each(Object.entries(files))('%s is refused', (content, issue) => {
    expect(issuesOf(content)).toContain(issue);
  });

  const wholeFiles: Readonly<Record<string, readonly [content: string, ...issues: string[]]>> = {
    'two globs on the way to one document are refused in version 2 too': [
      rulesFile('match /{a=**} { match /b/{c=**} { allow read; } }'),
      'ERROR 4:25 Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
    ],
    'each broken statement gives its own issue': [
      rulesFile(
        'match /a/{b} {\n allow read: if 1 +;\n allow write: if );\n allow get: if true;\n}\nfunction f( { return 1; }',
      ),
      "ERROR 5:20 Unexpected ';'.",
      "ERROR 6:18 Unexpected ')'.",
      "ERROR 9:13 mismatched input '{' expecting IDENTIFIER",
    ],
    'an unknown method and an unknown service are warnings': [
      `${rulesFile('match /a/b { allow foo; }')}\nservice foo { match /a/b { allow read; } }`,
      'WARNING 4:20 Invalid method name: foo.',
      'WARNING 7:9 Invalid service name: foo.',
    ],
    'a missing version means version 1, with a warning': [
      'service cloud.firestore { match /a/b { allow read; } }',
      'WARNING 0:0 Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    ],
  };
  test.each(Object.entries(wholeFiles))('%s', (_, [content, ...issues]) => {
    expect(issuesOf(content)).toEqual(issues);
  });
});

describe('Any text at all', () => {
  const words = fc.constantFrom(
    ...["rules_version = '2';", 'service cloud.firestore', "'s'", "b'\\x00'"],
    ...'match allow read : if { } ( ) [ ] ; , /a /{b=**} /$( function f let return'.split(' '),
    ...'request . == && || ! - + / is in int 1 1.5 ?'.split(' '),
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(words).map((list) => list.join(' ')),
    fc.array(words).map((list) => rulesFile(`match /c/{id} { allow get: if ${list.join(' ')}; }`)),
  );

  test('is compiled or refused with issues, and never crashes the compiler', () => {
    fc.assert(
      fc.property(text, (content) => {
        const compiled = compileRules([{ name: 'firestore.rules', content }]);
        return compiled.ok || compiled.issues.length > 0;
      }),
      { numRuns: 3000 },
    );
  });

  test('that compiles as a condition is evaluated without a crash', () => {
    const operand = fc.constantFrom(
      ...['1', '-1', '2.5', "'a'", "b'a'", 'null', 'true', '[1, 2]', "{'a': 1}", '/a/{b}', 'nope'],
      ...['resource', 'resource.data.time', 'request', 'request.time', "duration.value(1, 's')"],
      ...['[1].toSet()', "{'a': 1}.diff({})", 'latlng.value(1, 2)', 'id', '9223372036854775807'],
    );
    const operator = fc.constantFrom(...'+ - * % == < >= in && ||'.split(' '), '/ ', '? 1 :');
    const call = fc.constantFrom(
      ...['', '.size()', '[0]', "['a']", '[0:1]', '.a', '.keys()', ".get('a', 1)", '.toMillis()'],
      ...[".matches('a*')", ".split('')", ".join(',')", '.toSet()', '.bind({})', ' is map'],
    );
    const term = fc.tuple(operand, call).map(([value, tail]) => `(${value})${tail}`);
    const condition = fc
      .tuple(term, fc.array(fc.tuple(operator, term), { maxLength: 6 }))
      .map(([first, rest]) => [first, ...rest.flat()].join(' '));
    fc.assert(
      fc.property(condition, (written) => {
        expect(outcomeOf(written)).toEqual(expect.any(String));
      }),
      { numRuns: 2000 },
    );
  });
});
