import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fields, Value } from '../model/value.ts';
import type { ListedQuery, RulesMethod } from './authorizer.ts';
import {
  compileOrThrow,
  issuesOf,
  requestFor,
  requestTime,
  storedDocument,
} from './rules-fixture.ts';

const content = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');
const ruleset = compileOrThrow(content);

function isAllowed(
  method: RulesMethod,
  path: string,
  fields?: Fields,
  query?: ListedQuery,
): boolean {
  const after = fields === undefined ? {} : { after: storedDocument(path, fields) };
  const asked = query === undefined ? {} : { query };
  const caller = { kind: 'user' } as const;
  return ruleset.evaluate(requestFor(method, path, { caller, ...after, ...asked })).allowed;
}

describe('Our own rules file', () => {
  test('compiles without a warning', () => {
    expect(issuesOf(content)).toEqual([]);
  });

  const collections: readonly (readonly [document: string, allowed: readonly RulesMethod[]])[] = [
    ['bank-rates/some-id', ['get', 'list']],
    ['rates-stats/EUR', ['get', 'list']],
    ['bank-snapshots/2026-11-20_BIAT', ['get', 'list']],
    ['rate-history/EUR_2026', ['get', 'list']],
    ['coins/bitcoin', ['get', 'list']],
    ['news/0123456789abcdef0123456789abcdef', ['get', 'list']],
    ['contact-messages/some-id', []],
    ['system/some-id', []],
    ['anything-else/some-id', []],
  ];
  test.each(collections)(
    'lets a visitor do with %s and its kind exactly %j',
    (document, allowed) => {
      const all: readonly RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];
      const found = all.filter((method) =>
        method === 'list'
          ? isAllowed(method, document.split('/')[0] ?? '', undefined, { limit: 4, offset: 0 })
          : isAllowed(method, document, { value: { integerValue: '1' } }),
      );
      expect(found).toEqual(allowed);
    },
  );

  test('opens the health document alone in its collection, and nothing below a document', () => {
    expect(isAllowed('get', 'system/health')).toBe(true);
    expect(isAllowed('get', 'system/other')).toBe(false);
    expect(isAllowed('get', 'news/1/comments/2')).toBe(false);
  });
});

describe('A contact message under our own rules', () => {
  const text = (stringValue: string): Value => ({ stringValue });
  const valid: Fields = {
    name: text('Amel'),
    email: text('amel@example.org'),
    subject: text('Une question'),
    message: text('Bonjour, d’où viennent vos cours ?'),
    timestamp: { timestampValue: requestTime },
    status: text('pending'),
  };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));

  test('is accepted when it is whole, and cannot be changed or read after', () => {
    expect(isAllowed('create', 'contact-messages/1', valid)).toBe(true);
    expect(isAllowed('update', 'contact-messages/1', valid)).toBe(false);
    expect(isAllowed('get', 'contact-messages/1')).toBe(false);
  });

  test.each(Object.keys(valid))('is refused without its %s', (field) => {
    expect(isAllowed('create', 'contact-messages/1', without(field))).toBe(false);
  });

  const faults: readonly (readonly [fault: string, change: Fields])[] = [
    ['a field too many', { extra: text('x') }],
    ['an empty name', { name: text('') }],
    ['a name of 101 signs', { name: text('a'.repeat(101)) }],
    ['an e-mail of 255 signs', { email: text('a'.repeat(255)) }],
    ['a subject of 151 signs', { subject: text('a'.repeat(151)) }],
    ['a message of 501 signs', { message: text('a'.repeat(501)) }],
    ['a number for a name', { name: { integerValue: '1' } }],
    ['another status', { status: text('answered') }],
    ['the clock of the visitor', { timestamp: { timestampValue: '2026-11-21T10:00:00Z' } }],
    ['a text for a timestamp', { timestamp: text(requestTime) }],
  ];
  test.each(faults)('is refused with %s', (_fault, change) => {
    expect(isAllowed('create', 'contact-messages/1', { ...valid, ...change })).toBe(false);
  });
});
