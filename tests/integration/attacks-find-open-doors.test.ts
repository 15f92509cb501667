import { readFileSync } from 'node:fs';
import { startServer } from '@dinar/firestore-embedded/server';
import { fromRoot } from '@dinar/local-run/project-root';
import { afterEach, expect, test } from 'vitest';
import type { Attack, Target } from '../attack/attack.ts';
import { contactFieldAttacks } from '../attack/attacks/contact-fields.ts';
import { readAttacks } from '../attack/attacks/reads.ts';
import { writeAttacks } from '../attack/attacks/writes.ts';
import { judge } from '../attack/judge.ts';
import { plantSecret } from '../attack/plant-secret.ts';
import { AttemptSender } from '../attack/send-attempt.ts';
import { changesBetween, storeContents } from '../attack/store-contents.ts';

const projectId = 'demo-dinar';
const ours = readFileSync(fromRoot('firestore.rules'), 'utf8');
const open = `service cloud.firestore { match /databases/{d}/documents {
  match /{document=**} { allow read, write: if true; }
} }`;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** What the attacks do to a Firestore with these rules. */
async function attackRules(rules: string, attacks: readonly Attack[]) {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    projectId,
    rules: { name: 'firestore.rules', content: rules },
    log: () => {},
  });
  closing.push(() => server.close());
  const nowhere = 'http://127.0.0.1:9';
  const firestoreHost = `127.0.0.1:${server.port}`;
  const target: Target = { hostingUrl: nowhere, functionsUrl: nowhere, firestoreHost, projectId };
  closing.push(await plantSecret(target));
  const before = await storeContents(target);
  const sender = new AttemptSender(target);
  closing.push(async () => sender.close());
  const succeeded: string[] = [];
  for (const attack of attacks) {
    const verdict = judge(attack, await sender.send(attack.attempt), target);
    if (verdict.kind === 'succeeded') succeeded.push(attack.name);
  }
  return { succeeded, changed: changesBetween(before, await storeContents(target)) };
}

// Writes come last: the first of them takes away what there is to read.
const attacks = [...readAttacks(projectId), ...writeAttacks(projectId)];

test('Rules that let everybody in are found out, by each protocol', async () => {
  const { succeeded, changed } = await attackRules(open, attacks);
  const protocols = ['REST', 'gRPC', 'WebChannel'];
  for (const way of [...protocols, ...protocols.map((protocol) => `read over ${protocol}`)]) {
    expect([way, succeeded.filter((name) => name.startsWith(way)).length]).toEqual([
      way,
      expect.toSatisfy((count: number) => count >= 3),
    ]);
  }
  expect(changed.length).toBeGreaterThan(5);
});

test('So is one condition left out of the message of contact', async () => {
  const forgetful = ours.replace("&& data.status == 'pending'", '');
  expect(forgetful).not.toBe(ours);
  const { succeeded } = await attackRules(forgetful, contactFieldAttacks(projectId));
  expect(succeeded).toContain('contact message: status is {"stringValue":"answered"}');
});

test('Our own rules let none of them in', async () => {
  const all = [...attacks, ...contactFieldAttacks(projectId)];
  expect(await attackRules(ours, all)).toEqual({ succeeded: [], changed: [] });
});
