import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SourceError } from './source-error.ts';
import {
  liveFxAdapters,
  type SourceAdapter,
  shapedAdapters,
  sourceAdapters,
} from './testing/source-adapters.ts';

/**
 * Returns the rows that an adapter reads from a body, or 'refused' for a SourceError; rethrows any other
 * error.
 */
function outcomeOf(adapter: SourceAdapter, body: string): unknown {
  try {
    return adapter.parse(body);
  } catch (error) {
    if (error instanceof SourceError) return 'refused';
    throw error;
  }
}

const adapters: readonly SourceAdapter[] = [
  ...Object.values(sourceAdapters),
  ...liveFxAdapters,
  ...shapedAdapters,
];

describe.each(adapters)('$name', (adapter) => {
  const { good } = adapter;
  const whole = adapter.parse(good);
  const position = fc.nat({ max: good.length - 1 });

  test('refuses a body cut off anywhere, unless no row is lost', () => {
    fc.assert(
      fc.property(position, (end) => {
        const outcome = outcomeOf(adapter, good.slice(0, end));
        if (typeof outcome !== 'string') expect(outcome).toEqual(whole);
      }),
      { numRuns: 150 },
    );
  });

  test('refuses any text that is not an answer of the source', () => {
    const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.webUrl());
    fc.assert(
      fc.property(noise, (body) => {
        expect(outcomeOf(adapter, body)).toBe('refused');
      }),
      { numRuns: 150 },
    );
  });

  test('refuses or reads a damaged body, and throws no other error', () => {
    const piece = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('<', '"', '\0', '</td>'));
    fc.assert(
      fc.property(position, fc.nat({ max: 40 }), piece, (start, length, text) => {
        const body = good.slice(0, start) + text + good.slice(start + length);
        expect(outcomeOf(adapter, body)).toBeDefined();
      }),
      { numRuns: 150 },
    );
  });
});
