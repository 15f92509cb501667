import { expect, inject, test } from 'vitest';
import { openStaffDatabase } from '../open-staff-database.ts';
import { type Attack, judge } from './attack.ts';
import { runAttacks } from './run-attacks.ts';
import { addressAttacks } from './tables/addresses.ts';
import { contactPostAttacks } from './tables/contact-posts.ts';
import { functionAttacks } from './tables/functions.ts';
import { redirectAttacks } from './tables/redirects.ts';

const stack = inject('stack');
const db = openStaffDatabase();
const attacks = [
  ...addressAttacks(),
  ...redirectAttacks(),
  ...contactPostAttacks(),
  ...functionAttacks(stack.projectId),
];

test('No attack on the running site stores, redirects, reflects or breaks anything', async () => {
  const report = await runAttacks(attacks, stack);
  expect(report).toEqual({ attacks: attacks.length, succeeded: [], crashed: [] });
  expect(attacks.length).toBeGreaterThan(300);
  // About five hundred requests take half a minute on an idle machine.
}, 600_000);

const contact: Attack['attempt'] = { to: 'hosting', path: '/contact' };
const message = 'name=Amel&email=amel@example.tn&subject=Cours&message=Bonjour+tout+le+monde';
const posted: Attack['attempt'] = {
  ...contact,
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: message,
};

test('An attack that stores a message or shows a hidden text is found', async () => {
  const planted: Attack[] = [
    { name: 'a text in the page', attempt: contact, must: { hidden: ['</html>'] } },
    { name: 'a message that is valid', attempt: posted, must: { refused: true } },
  ];
  const { succeeded, crashed } = await runAttacks(planted, stack);
  const stored = succeeded.flatMap((text) => /contact-messages\/\S+$/.exec(text)?.[0] ?? []);
  await Promise.all(stored.map((path) => db.doc(path).delete()));
  expect(crashed).toEqual([]);
  expect(succeeded.join('\n')).toMatch(/a text in the page: the answer contains/);
  expect(succeeded.join('\n')).toMatch(/a message that is valid: not refused/);
  expect(stored).toHaveLength(1);
}, 600_000);

test.each([
  [{ status: 301, location: 'https://evil.example/', body: '' }, 'succeeded'],
  [{ status: 301, location: '//evil.example/', body: '' }, 'succeeded'],
  [{ status: 301, location: '/cours-change/biat', body: '' }, 'failed'],
  [{ status: 500, body: '' }, 'crashed'],
  [{ status: 0, body: '' }, 'failed'],
  [{ status: undefined, body: '' }, 'crashed'],
] as const)('An attack that is answered by %j has %s', (answer, kind) => {
  const attack = { name: 'any', attempt: contact, must: {} };
  expect(judge(attack, answer, stack).kind).toBe(kind);
});
