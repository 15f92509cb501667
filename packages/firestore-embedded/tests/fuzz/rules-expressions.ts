/** The types of the rules language that a random expression may have. */
export const rulesKinds = [
  'bool',
  'int',
  'float',
  'string',
  'bytes',
  'list',
  'set',
  'map',
  'timestamp',
  'duration',
  'latlng',
  'path',
] as const;

export type RulesKind = (typeof rulesKinds)[number];

/** Expressions without operands; `resource.data` contains `ruledFields`. */
export const literals: Readonly<Record<RulesKind, readonly string[]>> = {
  bool: [
    'true',
    'false',
    'resource.data.yes',
    'null',
    'resource.data.absent',
    "'a' in resource.data",
  ],
  int: [
    '0',
    '1',
    '-1',
    '2',
    '7',
    '9223372036854775807',
    '-9223372036854775808',
    'resource.data.seven',
  ],
  float: ['0.0', '1.0', '1.5', '-2.5', '1e300', 'resource.data.three', 'resource.data.notANumber'],
  string: [
    "''",
    "'a'",
    "'ab'",
    '"b"',
    "'é'",
    "'12'",
    "'1.5'",
    "'a.b'",
    'resource.data.text',
    'request.method',
  ],
  bytes: ["b''", "b'a'", "b'\\xff'", "'a'.toUtf8()", 'resource.data.bytes'],
  list: ['[]', '[1]', "['a', 'b']", '[1, 2.0, 1]', '[null]', '[[1], [2]]', 'resource.data.list'],
  set: ['[].toSet()', '[1, 2].toSet()', "['a', 'b'].toSet()", '[1, 1.0].toSet()'],
  map: ['{}', "{'a': 1}", "{'a': {'b': 1}, 'c': [1]}", 'resource.data.map', 'resource.data'],
  timestamp: ['timestamp.value(0)', 'timestamp.date(2024, 2, 29)', 'resource.data.time'],
  duration: ["duration.value(1, 'd')", "duration.value(-1, 'ms')", 'duration.time(1, 2, 3, 4)'],
  latlng: ['latlng.value(1.0, 2.0)', 'latlng.value(-90, 180)', 'resource.data.point'],
  path: ['/c/one', '/c/$(1 + 1)', "path('/c/one')", 'resource.data.reference', 'resource.__name__'],
};

const compared = ['==', '!=', '<', '<=', '>', '>='].map(
  (operator) => `({same} ${operator} {same})`,
);
const mixed = ['==', '!=', '<', '>='].map((operator) => `({int} ${operator} {float})`);
const tested = rulesKinds.flatMap((kind) => [`({same} is ${kind})`, `({${kind}} is ${kind})`]);

/** Expressions of any type: a choice, a part of a list or of a map, a variable's default. */
const anywhere = (kind: RulesKind): readonly string[] => [
  `({bool} ? {${kind}} : {${kind}})`,
  `[{${kind}}, {same}][0]`,
  `[{same}, {${kind}}][{int}]`,
  `{'a': {${kind}}}.a`,
  `{'a': {${kind}}}['a']`,
  `{map}.get('a', {${kind}})`,
];

const arithmetic = (kind: 'int' | 'float'): readonly string[] =>
  ['+', '-', '*', '/', '%'].map((operator) => `({${kind}} ${operator} {${kind}})`);

/** Templates of expressions by type; a name in braces is an operand of that type. */
export const expressionTemplates: Readonly<Record<RulesKind, readonly string[]>> = {
  bool: [
    ...anywhere('bool'),
    ...compared,
    ...compared,
    ...mixed,
    ...tested,
    '({same} is number)',
    '!{bool}',
    '({bool} && {bool})',
    '({bool} || {bool})',
    '({same} in {list})',
    '({same} in {set})',
    '({string} in {map})',
    ...['hasAll', 'hasAny', 'hasOnly'].flatMap((method) => [
      `{list}.${method}({list})`,
      `{set}.${method}({set})`,
      `{set}.${method}({list})`,
    ]),
    "{string}.matches('[a-z]+')",
    "{string}.matches('[a-c]{1}[A-Za-z0-9-]{0,3}')",
    '{string}.matches({string})',
    'math.isNaN({float})',
    'math.isInfinite({float})',
    'bool({string})',
  ],
  int: [
    ...anywhere('int'),
    ...arithmetic('int'),
    '-{int}',
    ...['string', 'bytes', 'list', 'set', 'map'].map((kind) => `{${kind}}.size()`),
    'int({string})',
    'int({float})',
    'math.abs({int})',
    'math.round({float})',
    ...['year', 'month', 'day', 'hours', 'minutes', 'seconds', 'nanos'].map(
      (method) => `{timestamp}.${method}()`,
    ),
    ...['dayOfWeek', 'dayOfYear', 'toMillis'].map((method) => `{timestamp}.${method}()`),
    '{duration}.seconds()',
    '{duration}.nanos()',
  ],
  float: [
    ...anywhere('float'),
    ...arithmetic('float'),
    '({int} + {float})',
    '({float} * {int})',
    'float({string})',
    'float({int})',
    ...['abs', 'ceil', 'floor', 'sqrt'].map((name) => `math.${name}({float})`),
    'math.pow({float}, {int})',
    '{latlng}.latitude()',
    '{latlng}.distance({latlng})',
  ],
  string: [
    ...anywhere('string'),
    '({string} + {string})',
    'string({same})',
    '{string}.lower()',
    '{string}.upper()',
    '{string}.trim()',
    '{string}[{int}]',
    '{string}[{int}:{int}]',
    "{string}.replace('a', {string})",
    "{string}.split('')[0]",
    '{list}.join({string})',
    '{bytes}.toHexString()',
    '{bytes}.toBase64()',
  ],
  bytes: [...anywhere('bytes'), '{string}.toUtf8()', ...hashes()],
  list: [
    ...anywhere('list'),
    '[{same}, {same}]',
    '{list}[{int}:{int}]',
    '{list}.concat({list})',
    '{list}.removeAll({list})',
    '{map}.keys()',
    '{map}.values()',
    '{string}.split({string})',
  ],
  set: [
    ...anywhere('set'),
    '{list}.toSet()',
    ...['union', 'intersection', 'difference'].map((method) => `{set}.${method}({set})`),
    ...['added', 'removed', 'changed', 'unchanged', 'affected'].map(
      (kind) => `{map}.diff({map}).${kind}Keys()`,
    ),
  ],
  map: [...anywhere('map'), "{'a': {same}, 'b': {same}}", "{map}.get(['a', 'b'], {map})"],
  timestamp: [
    ...anywhere('timestamp'),
    '({timestamp} + {duration})',
    '({timestamp} - {duration})',
    '{timestamp}.date()',
    'timestamp.value({int})',
    'timestamp.date({int}, {int}, {int})',
  ],
  duration: [
    ...anywhere('duration'),
    '({timestamp} - {timestamp})',
    '({duration} + {duration})',
    '{timestamp}.time()',
    'duration.abs({duration})',
    "duration.value({int}, 's')",
    'duration.time({int}, {int}, {int}, {int})',
  ],
  latlng: [...anywhere('latlng'), 'latlng.value({float}, {float})'],
  path: [...anywhere('path'), 'path({string})', '/c/$({string})', "/c/{d}.bind({'d': {string}})"],
};

function hashes(): readonly string[] {
  return ['crc32', 'crc32c', 'md5', 'sha256'].map((name) => `hashing.${name}({string})`);
}
