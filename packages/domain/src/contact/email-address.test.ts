import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each([
  'a@b.tn',
  'amel.ben-salah+dinar@mail.example.co.uk',
  "o'brien@example.tn",
  'AMEL_1@Example.TN',
  'amel@موقع.تونس',
  'amel@bücher.example',
  'amel@1and1.com',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.tn`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'amel',
  'amel@',
  '@example.tn',
  'amel@example',
  'a b@example.tn',
  'a@b@c.tn',
  'amel\u200b@example.tn',
  'amel@example.tn\u200b',
  'amel@\u3164.tn',
  'amel@exam\u00adple.tn',
  '<a@b.tn>',
  'Amel <a@b.tn>',
  'mailto:a@b.tn',
  'a@b.tn, c@d.tn',
  'a@b.tn;c@d.tn',
  '"amel"@b.tn',
  'amel@b.tn\nBcc: c@d.tn',
  'amel.@example.tn',
  '.amel@example.tn',
  'a..b@example.tn',
  'amel@example..tn',
  'amel@-example.tn',
  'amel@example.tn.',
  'amel@127.0.0.1',
  'amel＠example.tn',
  'amél@example.tn',
  `${'a'.repeat(65)}@example.tn`,
  `amel@${'a'.repeat(64)}.tn`,
])('%j is no address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
