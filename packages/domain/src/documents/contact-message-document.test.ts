import { expect, test } from 'vitest';
import { encodeContactMessage } from './contact-message-document.ts';

const form = { name: 'Amel', email: 'a@b.tn', subject: 'Taux', message: 'Bonjour à tous' };

test('A message is stored as pending, and an empty hidden field is omitted', () => {
  const fields = { ...form, timestamp: 'now', status: 'pending' };
  expect(encodeContactMessage(form, 'now')).toEqual(fields);
  expect(encodeContactMessage({ ...form, website: '' }, 'now')).toEqual(fields);
});

test('A text in the hidden field is cut to the length that the rules accept', () => {
  const { website } = encodeContactMessage({ ...form, website: 'x'.repeat(300) }, 'now');
  expect(website).toBe('x'.repeat(200));
});
