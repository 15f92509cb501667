import { expect, test } from 'vitest';
import { staffNotice, staffNoticeId } from './staff-notice.ts';

test('A notice contains every field of the form as typed, and no text acts as a header or a field', () => {
  const form = {
    name: '+216 71 000 000\nEmail : autre@example.tn',
    email: 'amel@example.tn',
    subject: 'Cours\r\nBcc: all@example.tn',
    message: 'Bonjour, une question.',
  };
  expect(staffNotice(form, 'staff@example.tn')).toEqual({
    to: ['staff@example.tn'],
    replyTo: 'amel@example.tn',
    message: {
      subject: 'Contact : Cours Bcc: all@example.tn',
      text: [
        'Nom : +216 71 000 000 Email : autre@example.tn',
        'Email : amel@example.tn',
        'Sujet : Cours Bcc: all@example.tn',
        '',
        'Bonjour, une question.',
      ].join('\n'),
    },
  });
  expect(staffNoticeId('abc')).toBe('contact-abc');
});

test('Spaces around the input are removed in the notice', () => {
  const blank = { name: ' Amel ', email: ' a@b.tn ', subject: ' Cours ', message: ' Bonjour ' };
  expect(staffNotice(blank, 'staff@example.tn').message.text).toBe(
    ['Nom : Amel', 'Email : a@b.tn', 'Sujet : Cours', '', 'Bonjour'].join('\n'),
  );
});
