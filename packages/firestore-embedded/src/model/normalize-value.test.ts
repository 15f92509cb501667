import { expect, test } from 'vitest';
import { normalizeFields, normalizeValue } from './normalize-value.ts';

test.each([
  [{ geoPointValue: { latitude: 1 } }, { geoPointValue: { latitude: 1, longitude: 0 } }],
  [{ arrayValue: {} }, { arrayValue: { values: [] } }],
  [{ mapValue: {} }, { mapValue: { fields: {} } }],
])('%j is brought to its stored form.', (json, stored) => {
  expect(normalizeValue(json)).toEqual(stored);
});

test('A latitude beyond a pole is refused.', () => {
  const json = { geoPointValue: { latitude: 91 } };
  expect(() => normalizeValue(json)).toThrow("Geo point latitude '91' outside permitted range");
});

function nested(levels: number): object {
  return levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(levels - 1) } } };
}

test('Twenty levels of maps are accepted and no more.', () => {
  expect(normalizeFields({ a: nested(20) })).toHaveProperty('a');
  expect(() => normalizeFields({ a: nested(21) })).toThrow('more than 20 levels deep');
});

test.each(['__a__', '__proto__', '__type__'])('The reserved name %s is refused.', (name) => {
  const fields = Object.fromEntries([[name, { nullValue: null }]]);
  expect(() => normalizeFields(fields)).toThrow(`field name '${name}' is reserved.`);
});
