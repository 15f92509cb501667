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

test('Mending one problem after the other finds each one of the specification, in its order', () => {
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
    return verdict.ok ? 'valid' : [verdict.problem.field, verdict.problem.fault];
  });
  expect(shown).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['email', 'malformed'],
    ['subject', 'missing'],
    ['message', 'missing'],
    ['message', 'too-short'],
    'valid',
  ]);
});

test('A text that nobody can see is missing, and does not count as length', () => {
  const required = contactTable.filter((field) => field.isRequired);
  expect(required).not.toEqual([]);
  for (const { name } of required) {
    for (const blank of ['\u200b', '\u3164', '\u2800']) {
      expect(validateContact({ ...form, [name]: blank.repeat(12) })).toEqual({
        ok: false,
        problem: { field: name, fault: 'missing' },
      });
    }
  }
  expect(validateContact({ ...form, message: `court${'\u200b'.repeat(9)}` })).toMatchObject({
    problem: { field: 'message', fault: 'too-short' },
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
      problem: { field, fault: 'too-long' },
    });
  }
  const longEmail = `amel@${'example.'.repeat(32)}tn`;
  expect(validateContact({ ...form, email: longEmail })).toMatchObject({
    problem: { field: 'email', fault: 'too-long' },
  });
});
