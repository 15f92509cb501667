import { describe, expect, it } from 'vitest';
import type { NumberValue, Value } from '../model/value.ts';
import { applyTransform } from './apply-transform.ts';
import type { Transform } from './parse-transform.ts';

const now = '2026-11-20T10:00:00.123000Z';
const int = (value: number | string): NumberValue => ({ integerValue: String(value) });
const double = (doubleValue: number | 'NaN' | '-0'): NumberValue => ({ doubleValue });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });

describe('applyTransform', () => {
  it('sets the time of the request', () => {
    const value = { timestampValue: now };
    expect(applyTransform({ kind: 'requestTime' }, int(1), now)).toEqual({ value, result: value });
  });

  it.each<[string, Value | undefined, NumberValue, Value]>([
    ['integers exactly', int('9007199254740993'), int(1), int('9007199254740994')],
    ['up to the largest int64', int('9223372036854775807'), int(1), int('9223372036854775807')],
    [
      'down to the smallest int64',
      int('-9223372036854775808'),
      int(-1),
      int('-9223372036854775808'),
    ],
    ['an integer by a double', int(1), double(0.5), double(1.5)],
    ['a missing field from nothing', undefined, int(2), int(2)],
    ['what is no number from nothing', { stringValue: 'x' }, int(2), int(2)],
  ])('increments %s', (_what, current, operand, value) => {
    expect(applyTransform({ kind: 'increment', operand }, current, now)).toEqual({
      value,
      result: value,
    });
  });

  it.each<['maximum' | 'minimum', Value, NumberValue, Value]>([
    ['maximum', int(1), int(2), int(2)],
    ['maximum', double(3), int(3), double(3)],
    ['maximum', int(1), double('NaN'), double('NaN')],
    ['minimum', int(1), int(2), int(1)],
    ['minimum', double('NaN'), int(2), double('NaN')],
    ['minimum', int(0), double('-0'), int(0)],
  ])('takes the %s of %j and %j', (kind, current, operand, value) => {
    expect(applyTransform({ kind, operand }, current, now).value).toEqual(value);
  });

  it.each<[Transform['operation'], Value | undefined, Value]>([
    [
      {
        kind: 'appendMissingElements',
        elements: [int(1), double(2), double('NaN'), double('NaN')],
      },
      list(int(2)),
      list(int(2), int(1), double('NaN')),
    ],
    [{ kind: 'appendMissingElements', elements: [int(1)] }, int(5), list(int(1))],
    [
      { kind: 'removeAllFromArray', elements: [int(1), { nullValue: null }] },
      list(double(1), int(2), { nullValue: null }, int(1)),
      list(int(2)),
    ],
    [{ kind: 'removeAllFromArray', elements: [int(1)] }, undefined, list()],
  ])('does %j to %j', (operation, current, value) => {
    expect(applyTransform(operation, current, now)).toEqual({ value, result: { nullValue: null } });
  });
});
