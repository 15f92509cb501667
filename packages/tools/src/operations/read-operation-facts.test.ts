import { expect, test } from 'vitest';
import type { Google } from '../deploy/google/google.ts';
import { readProject } from './read-operation-facts.ts';

test('Without a connection the problem is the connection, and not the project', async () => {
  const unreached: Google = { ask: async () => ({ status: 0, body: undefined }) };
  const settings = { ALERT_EMAIL: 'garde@dinar.tn', MONTHLY_BUDGET: '' };
  expect(await readProject(unreached, 'dinar-prod', settings)).toEqual({
    ok: false,
    problems: ["Google n'a pas répondu : vérifiez la connexion, puis relancez."],
  });
});
