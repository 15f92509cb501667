import { describe, expect, test } from 'vitest';
import { outcomeOf, testFailures, testTrueExpressions } from '../testing/rules-fixture.ts';

/** Google's emulator gave each of these results, except for the two documented ones that it lacks. */
testTrueExpressions({
  string: [
    "'Ab'.lower() == 'ab' && 'Ab'.upper() == 'AB'",
    "'é'.upper() == 'é'",
    "' a\\t'.trim() == 'a' && '\\u2003a'.trim() != 'a'",
    "'é'.toUtf8().size() == 2",
    "'😀'.size() == 2",
    "'a,b'.split(',') == ['a', 'b']",
    "'a,b,'.split(',') == ['a', 'b'] && ',a,'.split(',') == ['', 'a']",
    "',,'.split(',') == [''] && ''.split(',') == ['']",
    "'abc'.split('') == ['', 'a', 'b', 'c']",
    "'a1b2'.split('[0-9]') == ['a', 'b']",
    "'bananas'.replace('a', 'o') == 'bononos'",
    "'foo bar'.replace('(\\\\w+) (\\\\w+)', '$2 $1') == 'bar foo'",
    "'abc'.replace('', '-') == '-a-b-c-'",
    "'abc'.replace('(b)', '$10') == 'ab0c'",
    "'abc'.replace('(?P<x>b)', '$\\u007bx}$\\u007bx}') == 'abbc'",
    "'abc'.replace('b', '\\\\$x$') == 'a$x$c'",
    "'user@domain.com'.matches('.*@domain[.]com')",
    "!'abc'.matches('b') && 'abc'.matches('abc|x') && 'abc'.matches('^abc$')",
    "!'a\\nb'.matches('a.b') && 'abc'.matches('(?i)ABC')",
    "'😀'.matches('.') && 'é'.matches('\\\\p{L}') && !'é'.matches('\\\\w')",
    "'abc'[0] == 'a' && 'abc'[0:2] == 'ab' && 'abc'[1:] == 'bc' && 'abc'[:1] == 'a'",
    "'a' + 'b' == 'ab' && 'a' < 'b'",
  ],
  bytes: [
    "b'a'.size() == 1 && b'a' < b'b' && b'a' == 'a'.toUtf8()",
    "b'\\xfb\\xfe'.toBase64() == '-_4='",
    "b'\\xff\\xfe'.toHexString() == 'FFFE'",
  ],
  list: [
    '[1].concat([2]) == [1, 2]',
    '[1, 2].hasAll([1]) && ![1, 2].hasAll([1.0]) && [].hasAll([])',
    '[1, 2].hasAny([3, 2]) && ![].hasAny([])',
    '[1, 2, 1].hasOnly([1, 2]) && ![1, 2].hasOnly([])',
    "['a', 1, true, null, 1.5, /a/b].join(',') == 'a,1,true,null,1.5,/a/b'",
    '[1, 2, 1, 3].removeAll([1]) == [2, 3]',
    '[1, 1].toSet().size() == 1 && [1].size() == 1',
    '[1, 2, 3][0:2] == [1, 2] && [1, 2, 3][1:] == [2, 3]',
    '[[1], [2]].hasAll([[1]])',
  ],
  set: [
    '[1, 2].toSet() == [2, 1].toSet() && [1].toSet() != [1]',
    '[1, 1.0].toSet().size() == 1',
    '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    '[1, 2].toSet().intersection([2].toSet()) == [2].toSet()',
    '[1, 2].toSet().union([3].toSet()).size() == 3',
    '[1, 2].toSet().hasAll([1]) && [1, 2].toSet().hasAny([1].toSet())',
    '![1, 2].toSet().hasOnly([1]) && [1].toSet().hasOnly([1, 2])',
    '1 in [1].toSet()',
  ],
  map: [
    "{'b': 1, 'a': 2}.keys() == ['a', 'b'] && {'b': 1, 'a': 2}.values() == [1, 2]",
    "{'a': 1}.size() == 1 && 'a' in {'a': 1}",
    "{'a': 1}.get('a', 2) == 1 && {'a': 1}.get('b', 2) == 2",
    "{'a': null}.get('a', 2) == null",
    "{'a': {'b': 1}}.get(['a', 'b'], 2) == 1 && {'a': 1}.get(['a', 'c'], 2) == 2",
    "{'a': 1, 'b': 2} == {'b': 2, 'a': 1} && {'a': 1} != {'a': 1.0}",
  ],
  map_diff: [
    "{'a': 1, 'b': 2}.diff({'a': 1, 'c': 3}).addedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'c': 3}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'c': 3}).affectedKeys() == ['b', 'c'].toSet()",
    "{'a': 1}.diff({'a': 1.0}).changedKeys().size() == 0",
    "{'a': math.sqrt(-1)}.diff({'a': math.sqrt(-1)}).unchangedKeys() == ['a'].toSet()",
    "{'a': [math.sqrt(-1)]}.diff({'a': [math.sqrt(-1)]}).affectedKeys().size() == 0",
  ],
  timestamp: [
    'resource.data.time.date() == timestamp.date(2020, 2, 29)',
    'resource.data.time.year() == 2020 && resource.data.time.month() == 2',
    'resource.data.time.day() == 29 && resource.data.time.hours() == 12',
    'resource.data.time.minutes() == 34 && resource.data.time.seconds() == 56',
    'resource.data.time.nanos() == 123456000',
    'resource.data.time.dayOfWeek() == 6 && timestamp.date(2020, 3, 1).dayOfWeek() == 7',
    'resource.data.time.dayOfYear() == 60',
    'resource.data.time.toMillis() == 1582979696123 && timestamp.value(-1).toMillis() == -1',
    'resource.data.time.time() == duration.time(12, 34, 56, 123456000)',
    'timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).year() == 1969',
    "timestamp.value('2020-02-29T01:00:00+01:00') == timestamp.date(2020, 2, 29)",
    "timestamp.date(2020, 2, 29) + duration.value(1, 'd') == timestamp.date(2020, 3, 1)",
    "timestamp.date(2020, 3, 1) - timestamp.date(2020, 2, 29) == duration.value(1, 'd')",
    "request.time < request.time + duration.value(1, 'ns')",
  ],
  duration: [
    "duration.value(1, 'w') == duration.value(7, 'd')",
    "duration.value(1, 'h') == duration.value(60, 'm')",
    "duration.value(1, 's') == duration.value(1000, 'ms')",
    "duration.value(1, 'ms') == duration.value(1000000, 'ns')",
    "duration.time(1, 2, 3, 4) == duration.value(3723000000004, 'ns')",
    "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
    "duration.value(-1500, 'ms').seconds() == -1",
    "duration.value(-1500, 'ms').nanos() == -500000000",
    "-duration.value(1, 's') == duration.value(-1, 's')",
  ],
  latlng: [
    'latlng.value(1, 2).latitude() is float && latlng.value(1.5, 2.5).longitude() == 2.5',
    'latlng.value(0, 0) == latlng.value(0.0, 0.0)',
    'math.round(latlng.value(0, 0).distance(latlng.value(0, 1))) == 111195',
    'resource.data.point.latitude() == 36.8',
  ],
  path: [
    "path('a/b') == /a/b && path('/a/b') == /a/b && path('/a%20b')[0] == 'a b'",
    "/a/$(1 + 1)/$('x') == /a/2/x && /a/$(/b/c) == /a/b/c",
    "(/a/$('b/c'))[1] == 'b/c'",
    "/a/{b}.bind({'b': 'c'}) == /a/c && path('/a/{b=**}').bind({'b': /c/d}) == /a/c/d",
    "(/a/b/c)[0:2] == /a/b && (/a/b)[1] == 'b'",
    '!(/a/{b} == /a/{b})',
  ],
  math: [
    'math.abs(-1) is int && math.abs(-1.5) == 1.5',
    'math.ceil(1.2) == 2 && math.ceil(1) is float && math.floor(1.8) == 1',
    'math.round(1.5) is int && math.round(2.5) == 3 && math.round(-1.5) == -1',
    'math.pow(2, 3) is float && math.pow(2, -1) == 0.5 && math.sqrt(4) == 2',
    'math.isNaN(math.sqrt(-1)) && !math.isNaN(1)',
    // Documented, not in Google's emulator.
    'math.isInfinite(resource.data.endless) && !math.isInfinite(1)',
  ],
  hashing: [
    "hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661'",
    "hashing.md5(b'a') == hashing.md5('a') && hashing.sha256('a').size() == 32",
    "hashing.crc32('a').toHexString() == '43BEB7E8'",
    "hashing.crc32c('a').toHexString() == '3043D0C1'",
  ],
  conversion: [
    "int(3.7) == 3 && int(-3.7) == -3 && int('+12') == 12",
    'int(resource.data.endless) == 9223372036854775807 && int(resource.data.notANumber) == 0',
    "float('1e3') == 1000 && float(1) is float",
    "string(1) == '1' && string(3.0) == '3.0' && string(null) == 'null'",
    "string(10000000.0) == '1.0E7' && string(0.0001) == '1.0E-4' && string(0.001) == '0.001'",
    "string(true) == 'true' && string(/a/b) == '/a/b'",
    // Documented, not in Google's emulator.
    "bool('true') && !bool('FALSE') && bool(true)",
    'debug(true)',
  ],
});

testFailures({
  "'abc'.matches(1)":
    'Unsupported operation error. Received: string.matches(int). Expected: string.matches(string).',
  "'abc'.matches(string('('))": 'Invalid regular expression pattern. Pattern: (.',
  "{'a': 1}.get('b') == 2":
    'Incorrect number of arguments. Received: 1. Expected: map.get(string, any), map.get(list, any).',
  '[1].concat(2) == 1':
    'Unsupported operation error. Received: list.concat(int). Expected: list.concat(list).',
  "int('1.5') == 1": 'Type conversion error. Argument: [1.5], From type: [string], To type: [int].',
  'int(true) == 1':
    'Unsupported operation error. Received: int(bool). Expected: int(int), int(float), int(string).',
  'string([1]) == 1':
    'Unsupported operation error. Received: string(list). Expected: string(int), string(float), string(null), string(string), string(bool), string(path).',
  'timestamp.date(2021, 2, 29) is timestamp': 'Date is not valid. year: 2021, month: 2 day: 29.',
  'timestamp.date(0, 1, 1) is timestamp':
    'Timestamp should be between 0001-01-01T00.00.00Z and 9999-12-31T23.59.59Z. year: 0.',
  "timestamp.value('2020-02-29') is timestamp":
    'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. Nanos must be in range [0, +999,999,999].',
  "duration.value(315576000001, 's') is duration":
    'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. Nanos must be in range [-999,999,999, +999,999,999]. Nanos must have the same sign as seconds.',
  "duration.value(1, 'y') is duration": 'Invalid regular expression pattern. Pattern: y.',
  'latlng.value(91, 0) is latlng':
    'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: 91.0, longitude: 0.0.',
  "path('') == /a": 'Empty Path Template is not allowed.',
  "path('a//b') == /a": 'Invalid Path Template a//b. Empty segment is not allowed.',
  "path('a/{b') == /a": 'Invalid Path Template a/{b. The capture segment is not closed.',
  "(/a/{b})[1] == 'b'": 'Variable b is not bound in path template.',
  "math.abs('a') == 1":
    'Unsupported operation error. Received: math.abs(string). Expected: math.abs(int), math.abs(float).',
  'math.sqrt() == 1': 'Incorrect number of arguments. Received: 0. Expected: math.sqrt(float).',
});

describe('The cost of a call', () => {
  test('a pattern that is slow in backtracking engines runs in no time', () => {
    const text = 'a'.repeat(5000);
    expect(outcomeOf(`!'${text}b'.matches('(a+)+(a+)+(a+)+c')`)).toBe('true');
  });

  test('a pattern too large for its text is refused', () => {
    const text = `'${'a'.repeat(240)}'.replace('a', '${'x'.repeat(4000)}')`;
    expect(outcomeOf(`${text}.matches('((a{1,30}){1,30}b?)*')`)).toBe(
      'The regular expression is too costly for a text of this size.',
    );
  });

  test('a string that is doubled again and again is rejected', () => {
    const doubled = (text: string) => `(${text}).replace('', '${'y'.repeat(4000)}')`;
    expect(outcomeOf(`${doubled(doubled("'ab'"))}.size() == 1`)).toBe('The string is too long.');
  });
});
