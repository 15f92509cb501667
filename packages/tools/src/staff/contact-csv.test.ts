import { expect, test } from 'vitest';
import { contactCsv } from './contact-csv.ts';

test('Quotes every value of a message, and writes a formula as text', () => {
  const csv = contactCsv([
    {
      id: 'a1',
      timestamp: new Date('2026-11-20T12:00:00Z'),
      status: 'spam',
      reasons: [{ code: 'flood', text: 'Trop' }],
      name: '=cmd|/c calc!A1',
      email: '+amel@example.tn',
      subject: 'Dit "bonjour"',
      message: 'Une ligne;\net une autre',
    },
  ]);
  expect(csv).toBe(
    '\ufeff"id";"reçu le";"statut";"motifs";"nom";"email";"sujet";"message"\r\n' +
      '"a1";"2026-11-20T12:00:00.000Z";"spam";"flood";"\'=cmd|/c calc!A1";' +
      '"\'+amel@example.tn";"Dit ""bonjour""";"Une ligne;\net une autre"\r\n',
  );
});
