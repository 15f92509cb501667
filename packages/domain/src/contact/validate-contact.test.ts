import { expect, test } from 'vitest';
import { contactTable, validateContact } from './validate-contact.ts';

const form = {
  name: ' Amel Ben Salah ',
  email: ' amel@example.tn ',
  subject: ' Taux du jour ',
  message: '  Bonjour, une question.  ',
};

test('A complete form is valid and returned trimmed', () => {
  expect(validateContact(form)).toEqual({
    ok: true,
    value: {
      name: 'Amel Ben Salah',
      email: 'amel@example.tn',
      subject: 'Taux du jour',
      message: 'Bonjour, une question.',
    },
  });
});

test('Mending one failure after the other shows each message of the specification, in its order', () => {
  const steps = [
    {},
    { name: 'Amel' },
    { email: 'amel @example.tn' },
    { email: 'amel@example.tn' },
    { subject: 'Taux' },
    { message: 'court    ' },
    { message: 'assez long' },
  ];
  let current = { name: ' ', email: ' ', subject: ' ', message: ' ' };
  const shown = steps.map((step) => {
    current = { ...current, ...step };
    const verdict = validateContact(current);
    return verdict.ok ? 'valid' : [verdict.field, verdict.code, verdict.message];
  });
  expect(shown).toEqual([
    ['name', 'name-missing', 'Le nom est requis'],
    ['email', 'email-missing', "L'email est requis"],
    ['email', 'email-malformed', 'Veuillez entrer un email valide'],
    ['subject', 'subject-missing', 'Le sujet est requis'],
    ['message', 'message-missing', 'Le message est requis'],
    ['message', 'message-too-short', 'Le message doit contenir au moins 10 caractères'],
    'valid',
  ]);
});

test('An address without a domain, with blanks or with two at signs is no email', () => {
  const malformed = [
    'amel',
    'amel@example',
    'a b@example.tn',
    'a@b@c.tn',
    'a\u200b@b.tn',
    '<a@b.tn>',
  ];
  const verdicts = malformed.map((email) => validateContact({ ...form, email }));
  const message = 'Veuillez entrer un email valide';
  const expected = { ok: false, field: 'email', code: 'email-malformed', message };
  expect(verdicts).toEqual(malformed.map(() => expected));
});

test('A text that nobody can see is missing, and does not count as length', () => {
  for (const { name, missing } of contactTable) {
    for (const blank of ['\u200b', '\u3164', '\u2800']) {
      expect(validateContact({ ...form, [name]: blank.repeat(12) })).toMatchObject({
        code: `${name}-missing`,
        message: missing,
      });
    }
  }
  expect(validateContact({ ...form, message: `court${'\u200b'.repeat(9)}` })).toMatchObject({
    code: 'message-too-short',
  });
});

test('Each field is accepted at its maximum and refused beyond', () => {
  expect(contactTable.find(({ name }) => name === 'message')?.maxLength).toBe(500);
  const fill = { name: 'a', subject: 'a', message: 'a' } as const;
  for (const [field, letter] of Object.entries(fill)) {
    const row = contactTable.find((each) => each.name === field);
    const most = letter.repeat(row?.maxLength ?? 0);
    expect(validateContact({ ...form, [field]: most }).ok).toBe(true);
    expect(validateContact({ ...form, [field]: `${most}a` })).toMatchObject({
      ok: false,
      field,
      code: `${field}-too-long`,
    });
  }
  const longEmail = `${'a'.repeat(254)}@example.tn`;
  expect(validateContact({ ...form, email: longEmail })).toMatchObject({ code: 'email-too-long' });
});
