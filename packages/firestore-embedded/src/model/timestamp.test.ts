import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimestamp, normalizeTimestamp, parseTimestamp } from './timestamp.ts';

describe('timestamps', () => {
  it.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000000Z'],
    ['2026-11-20T10:00:00.1234567Z', '2026-11-20T10:00:00.123456Z'],
    ['2026-11-20T10:00:00.5+01:00', '2026-11-20T09:00:00.500000Z'],
    ['1969-12-31T23:59:59.999999999Z', '1969-12-31T23:59:59.999999Z'],
    ['2028-02-29T23:30:00-01:00', '2028-03-01T00:30:00.000000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000000Z'],
    ['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.999999Z'],
  ])('%s is kept as %s', (text, stored) => {
    expect(normalizeTimestamp(text)).toBe(stored);
  });

  it.each([
    '',
    '2026-11-20',
    '2026-13-01T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-02-30T23:00:00+02:00',
    '2026-11-20T24:00:00Z',
    '0000-12-31T23:59:59Z',
    'tomorrow',
  ])('%j is refused', (text) => {
    expect(() => normalizeTimestamp(text)).toThrow(`Invalid timestamp: "${text}".`);
  });

  it('of commits are parsed back from their text to the microsecond', () => {
    const micros = fc.integer({ min: -8e15, max: 8e15 });
    fc.assert(
      fc.property(micros, (time) => {
        expect(parseTimestamp(formatTimestamp(time))).toBe(time);
      }),
    );
  });
});
