import { describe, expect, it } from 'vitest';
import { normalizeFields, normalizeValue } from './normalize-value.ts';

describe('normalizeValue', () => {
  it.each([
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ integerValue: '-09' }, { integerValue: '-9' }],
    [{ doubleValue: 3 }, { doubleValue: 3 }],
    [{ doubleValue: -0 }, { doubleValue: '-0' }],
    [{ doubleValue: '-0' }, { doubleValue: '-0' }],
    [{ doubleValue: Number.NaN }, { doubleValue: 'NaN' }],
    [{ doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ bytesValue: 'AQI' }, { bytesValue: 'AQI=' }],
    [{ geoPointValue: { latitude: 1 } }, { geoPointValue: { latitude: 1, longitude: 0 } }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
    [
      { timestampValue: '2026-11-20T10:00:00.1234567Z' },
      { timestampValue: '2026-11-20T10:00:00.123456Z' },
    ],
  ])('brings %j to its stored form', (json, stored) => {
    expect(normalizeValue(json)).toEqual(stored);
  });

  it.each([
    [{}, 'Cannot convert firestore.v1.Value with type unset.'],
    [{ booleanValue: true, stringValue: '' }, 'A value must have exactly one type.'],
    [{ dateValue: 1 }, 'Unknown value type "dateValue".'],
    [{ integerValue: '1.5' }, 'Invalid integer_value: 1.5.'],
    [{ integerValue: '9223372036854775808' }, 'Invalid integer_value: 9223372036854775808.'],
    [{ doubleValue: 'much' }, 'Invalid double_value: much.'],
    [
      { arrayValue: { values: [{ arrayValue: {} }] } },
      'Cannot convert an array value in an array value.',
    ],
    [
      { geoPointValue: { latitude: 91 } },
      "Geo point latitude '91' outside permitted range -90.0 to 90.0.",
    ],
  ])('refuses %j', (json, message) => {
    expect(() => normalizeValue(json)).toThrow(message);
  });
});

describe('normalizeFields', () => {
  function nested(levels: number): object {
    return levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(levels - 1) } } };
  }

  it('accepts 20 levels of maps and no more', () => {
    expect(normalizeFields({ a: nested(20) })).toHaveProperty('a');
    expect(() => normalizeFields({ a: nested(21) })).toThrow('more than 20 levels deep');
  });

  it.each(['__a__', '__proto__', '__type__'])('refuses the reserved name %s', (name) => {
    const fields = Object.fromEntries([[name, { nullValue: null }]]);
    expect(() => normalizeFields(fields)).toThrow(`field name '${name}' is reserved.`);
  });

  it('refuses a vector by its name', () => {
    const fields = { __type__: { stringValue: '__vector__' } };
    expect(() => normalizeFields({ v: { mapValue: { fields } } })).toThrow(
      expect.objectContaining({ status: 'UNIMPLEMENTED' }),
    );
  });
});
