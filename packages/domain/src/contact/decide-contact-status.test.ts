import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideContactStatus } from './decide-contact-status.ts';

const now = new Date('2026-11-20T10:00:00Z');

const message = {
  name: 'Amel',
  email: 'amel@example.tn',
  subject: 'Taux du jour',
  message: 'Bonjour, une question sur les taux.',
  timestamp: now,
  status: 'pending',
};

test('A valid message stays pending and gets its instants', () => {
  expect(decideContactStatus(message, now)).toEqual({
    kind: 'valid',
    update: { receivedAt: now, validatedAt: now },
  });
});

test('An invalid message is rejected with a code and the French text', () => {
  expect(decideContactStatus({ ...message, message: 'court' }, now)).toEqual({
    kind: 'rejected',
    reasons: [
      { code: 'message-too-short', text: 'Le message doit contenir au moins 10 caractères' },
    ],
  });
});

test('Fields missing or of a wrong type are each told', () => {
  expect(
    decideContactStatus({ name: 4, email: null, subject: 'x', status: 'pending' }, now),
  ).toEqual({
    kind: 'rejected',
    reasons: [
      { code: 'name-not-text', text: "Le champ name n'est pas un texte" },
      { code: 'email-not-text', text: "Le champ email n'est pas un texte" },
      { code: 'message-not-text', text: "Le champ message n'est pas un texte" },
    ],
  });
  for (const nothing of [undefined, null, 'texte', [message]]) {
    expect(decideContactStatus(nothing, now)).toEqual({
      kind: 'rejected',
      reasons: [{ code: 'not-a-document', text: 'Le document est illisible' }],
    });
  }
});

test.each(['name', 'email', 'subject', 'message'])(
  'A %s alone of a wrong type is told',
  (field) => {
    expect(decideContactStatus({ ...message, [field]: 4 }, now)).toEqual({
      kind: 'rejected',
      reasons: [{ code: `${field}-not-text`, text: `Le champ ${field} n'est pas un texte` }],
    });
  },
);

test('A status that is no text decides nothing', () => {
  expect(decideContactStatus({ ...message, status: 4 }, now).kind).toBe('valid');
});

test('An address that holds another is one link', () => {
  const archived = 'https://archive.example/web/https://www.example.tn';
  const text = `Voir ${archived} et ${archived} pour comparer.`;
  expect(decideContactStatus({ ...message, message: text }, now).kind).toBe('valid');
});

test('Two links pass, a third is spam', () => {
  const two = 'Voir https://a.tn et http://b.tn pour le détail';
  expect(decideContactStatus({ ...message, message: two }, now).kind).toBe('valid');
  expect(decideContactStatus({ ...message, message: `${two}, http://c.tn` }, now).kind).toBe(
    'spam',
  );
  expect(decideContactStatus({ ...message, message: `${two}, www.c.tn` }, now)).toEqual({
    kind: 'spam',
    reasons: [{ code: 'too-many-links', text: 'Le message contient plus de 2 liens' }],
  });
});

test('A filled honeypot is spam, an empty one is not', () => {
  for (const website of ['', null, undefined]) {
    expect(decideContactStatus({ ...message, website }, now).kind).toBe('valid');
  }
  expect(decideContactStatus({ ...message, website: 'http://x.tn' }, now)).toEqual({
    kind: 'spam',
    reasons: [{ code: 'honeypot-filled', text: 'Le champ caché est rempli' }],
  });
});

test('Repetition, too many from one address and a flood are each told', () => {
  const evidence = { fromAddress: 4, isRepeated: true, fromAnybody: 100 };
  expect(decideContactStatus(message, now, evidence)).toEqual({
    kind: 'spam',
    reasons: [
      { code: 'repeated-message', text: 'La même adresse a déjà envoyé ce message' },
      { code: 'too-many-from-address', text: 'Plus de 4 messages de cette adresse en une heure' },
      { code: 'flood', text: 'Plus de 100 messages reçus en dix minutes' },
    ],
  });
  const quiet = { fromAddress: 3, isRepeated: false, fromAnybody: 99 };
  expect(decideContactStatus(message, now, quiet).kind).toBe('valid');
});

test('A message that bears a decision is left alone, so the trigger never answers itself', () => {
  const decided = [
    { ...message, receivedAt: now, validatedAt: now },
    { ...message, validatedAt: now },
    { ...message, receivedAt: now },
    { ...message, status: 'rejected', reasons: [] },
    { ...message, status: 'spam' },
    { ...message, status: 'answered' },
  ];
  expect(decided.map((each) => decideContactStatus(each, now))).toEqual(
    decided.map(() => ({ kind: 'already-decided' })),
  );
});

test('Whatever the document holds, a decision is made once and then stands', () => {
  const anyDocument = fc.oneof(
    fc.anything(),
    fc.record(
      {
        name: fc.anything(),
        email: fc.anything(),
        subject: fc.string(),
        message: fc.string(),
        status: fc.oneof(fc.constant('pending'), fc.anything()),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(anyDocument, (data) => {
      const decision = decideContactStatus(data, now);
      const fields = typeof data === 'object' && data !== null ? data : {};
      if (decision.kind === 'already-decided') return;
      const written =
        decision.kind === 'valid'
          ? { ...fields, ...decision.update }
          : { ...fields, status: decision.kind, reasons: decision.reasons };
      expect(decideContactStatus(written, now).kind).toBe('already-decided');
    }),
  );
});
