import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../model/value.ts';
import type { RulesDecision, RulesMethod } from './authorizer.ts';
import { compileRules } from './compile-rules.ts';

const content = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');
const root = 'projects/demo-x/databases/(default)/documents';
const time = '2026-11-21T10:00:00.123456Z';

function decide(method: RulesMethod, path: string, fields?: Fields): RulesDecision {
  const compiled = compileRules([{ name: 'firestore.rules', content }]);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
  const name = `${root}/${path}`;
  return compiled.ruleset.evaluate({
    method,
    name,
    caller: { kind: 'user' },
    time,
    ...(fields ? { after: { name, fields, createTime: time, updateTime: time } } : {}),
    lookup: () => undefined,
  });
}
describe('x', () => {
  test('it works', () => {
    expect(decide('get', 'news/1')).toEqual({ allowed: true });
    expect(decide('list', 'news')).toEqual({ allowed: true });
    expect(decide('get', 'system/health')).toEqual({ allowed: true });
    expect(decide('list', 'system')).toEqual({ allowed: false, message: 'No matching allow statements' });
    const f: Fields = { name: { stringValue: 'a' }, email: { stringValue: 'a' }, subject: { stringValue: 'a' }, message: { stringValue: 'a' }, status: { stringValue: 'pending' }, timestamp: { timestampValue: '2026-11-21T10:00:00.123456000Z' } };
    expect(decide('create', 'contact-messages/1', f)).toEqual({ allowed: true });
    expect(decide('create', 'contact-messages/1', { ...f, name: { integerValue: '1' } })).toEqual({ allowed: false, message: "\nfalse for 'create' @ L33" });
  });
});
