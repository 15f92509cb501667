import { readFileSync } from 'node:fs';
import { compileRules } from '@dinar/firestore-embedded/compile-rules';
import { fromRoot } from '@dinar/tools/command/project-root';
import type { Figure } from './figures.ts';
import { spreadOf } from './quantiles.ts';

const rounds = 1_000;
const readsARound = 100;

/** Measures one read under the site's rules, in this process without a server. */
export function measureRules(): Figure {
  const content = readFileSync(fromRoot('firestore.rules'), 'utf8');
  const compiled = compileRules([{ name: 'firestore.rules', content }]);
  if (!compiled.ok) {
    throw new Error('The rules do not compile.');
  }
  const name = 'projects/p/databases/(default)/documents/rates-stats/EUR';
  const time = '2026-11-20T10:00:00.000000Z';
  const fields = { currency: { stringValue: 'EUR' }, purchase: { doubleValue: 3.3 } };
  const request = {
    method: 'get',
    name,
    caller: { kind: 'user' },
    time,
    before: { name, fields, createTime: time, updateTime: time },
    lookup: () => undefined,
  } as const;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    for (let read = 0; read < readsARound; read += 1) {
      if (!compiled.ruleset.evaluate(request).allowed) {
        throw new Error('The rules refuse what the site reads.');
      }
    }
    times.push(((performance.now() - startedAt) * 1_000) / readsARound);
  }
  return { what: 'rules, one read', unit: 'µs', ...spreadOf(times) };
}
