import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noEvidence } from './contact-evidence.ts';
import { decideContactStatus, encodeDecision } from './decide-contact-status.ts';

const now = new Date('2026-11-20T10:00:00Z');

const message = {
  name: 'Amel',
  email: 'amel@example.tn',
  subject: 'Taux du jour',
  message: 'Bonjour, une question sur les taux.',
  timestamp: now,
  status: 'pending',
};

test('A valid message remains pending and gets its instants', () => {
  const decision = decideContactStatus(message);
  expect(decision).toEqual({ kind: 'valid' });
  expect(encodeDecision(decision, now)).toEqual({ receivedAt: now, validatedAt: now });
});

test('An invalid message is rejected with a code and the French text', () => {
  expect(decideContactStatus({ ...message, message: 'court' })).toEqual({
    kind: 'rejected',
    reasons: [
      { code: 'message-too-short', text: 'Le message doit contenir au moins 10 caractères' },
    ],
  });
});

test('Each field that is missing or of a wrong type is reported', () => {
  expect(decideContactStatus({ name: 4, email: null, subject: 'x', status: 'pending' })).toEqual({
    kind: 'rejected',
    reasons: [
      { code: 'name-not-text', text: "Le champ name n'est pas un texte" },
      { code: 'email-not-text', text: "Le champ email n'est pas un texte" },
      { code: 'message-not-text', text: "Le champ message n'est pas un texte" },
    ],
  });
  for (const nothing of [undefined, null, 'texte', [message]]) {
    expect(decideContactStatus(nothing)).toEqual({
      kind: 'rejected',
      reasons: [{ code: 'not-a-document', text: 'Le document est illisible' }],
    });
  }
});

test.each(['name', 'email', 'subject', 'message'])(
  'A %s of a wrong type is reported on its own',
  (field) => {
    expect(decideContactStatus({ ...message, [field]: 4 })).toEqual({
      kind: 'rejected',
      reasons: [{ code: `${field}-not-text`, text: `Le champ ${field} n'est pas un texte` }],
    });
  },
);

test('A status that is not a string is no decision', () => {
  expect(decideContactStatus({ ...message, status: 4 }).kind).toBe('valid');
});

test('An address that contains another address counts as one link', () => {
  const archived = 'https://archive.example/web/https://www.example.tn';
  const text = `Voir ${archived} et ${archived} pour comparer.`;
  expect(decideContactStatus({ ...message, message: text }).kind).toBe('valid');
});

test('Two links are accepted, three are spam', () => {
  const two = 'Voir https://a.tn et http://b.tn pour le détail';
  expect(decideContactStatus({ ...message, message: two }).kind).toBe('valid');
  expect(decideContactStatus({ ...message, message: `${two}, http://c.tn` }).kind).toBe('spam');
  expect(decideContactStatus({ ...message, message: `${two}, www.c.tn` })).toEqual({
    kind: 'spam',
    reasons: [{ code: 'too-many-links', text: 'Le message contient plus de 2 liens' }],
  });
});

test('A filled honeypot is spam, an empty one is not', () => {
  for (const website of ['', null, undefined]) {
    expect(decideContactStatus({ ...message, website }).kind).toBe('valid');
  }
  expect(decideContactStatus({ ...message, website: 'http://x.tn' })).toEqual({
    kind: 'spam',
    reasons: [{ code: 'honeypot-filled', text: 'Le champ caché est rempli' }],
  });
});

test('Repeated messages and too many from one address are both reported', () => {
  const evidence = { ...noEvidence, fromAddress: 4, isRepeated: true };
  expect(decideContactStatus(message, evidence)).toEqual({
    kind: 'spam',
    reasons: [
      { code: 'repeated-message', text: 'La même adresse a déjà envoyé ce message' },
      { code: 'too-many-from-address', text: 'Plus de 4 messages de cette adresse en une heure' },
    ],
  });
  const fewMessages = { ...noEvidence, fromAddress: 3 };
  expect(decideContactStatus(message, fewMessages).kind).toBe('valid');
});

test('An address that sent twenty messages in a day has sent too many, however slowly', () => {
  const evidence = { ...noEvidence, fromAddressToday: 20 };
  expect(decideContactStatus(message, evidence)).toEqual({
    kind: 'spam',
    reasons: [
      { code: 'too-many-from-address', text: 'Plus de 20 messages de cette adresse en un jour' },
    ],
  });
  const fewer = { ...noEvidence, fromAddressToday: 19 };
  expect(decideContactStatus(message, fewer).kind).toBe('valid');
});

test('One text sent by many is a flood; a different text sent meanwhile is valid', () => {
  const text = 'Plus de 4 messages presque identiques en dix minutes';
  expect(decideContactStatus(message, { ...noEvidence, alike: 4 })).toEqual({
    kind: 'flood',
    reasons: [{ code: 'flood', text }],
  });
  const own = { ...noEvidence, fromAnybody: 500, alike: 3 };
  expect(decideContactStatus(message, own).kind).toBe('valid');
});

test('A message with a decision is left unchanged, so the trigger never loops', () => {
  const decided = [
    { ...message, receivedAt: now, validatedAt: now },
    { ...message, validatedAt: now },
    { ...message, receivedAt: now },
    { ...message, status: 'rejected', reasons: [] },
    { ...message, status: 'spam' },
    { ...message, status: 'answered' },
    { ...message, settledBy: 'amel' },
  ];
  expect(decided.map((each) => decideContactStatus(each))).toEqual(
    decided.map(() => ({ kind: 'already-decided' })),
  );
});

test('A decision on any document is made once and then remains', () => {
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
      const decision = decideContactStatus(data);
      if (decision.kind === 'already-decided') return;
      const written = Object.assign({ ...Object(data) }, encodeDecision(decision, now));
      expect(decideContactStatus(written).kind).toBe('already-decided');
    }),
  );
});
