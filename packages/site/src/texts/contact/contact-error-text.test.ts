import { emptyContactForm, validateContact } from '@dinar/domain/contact/validate-contact';
import { expect, test } from 'vitest';
import { contactErrorText } from './contact-error-text.ts';

const form = {
  name: 'Amel',
  email: 'amel@example.tn',
  subject: 'Taux',
  message: 'Bonjour à tous',
};

test.each([
  [emptyContactForm, 'Le nom est requis'],
  [{ ...form, email: '' }, "L'email est requis"],
  [{ ...form, email: 'amel @x' }, 'Veuillez entrer un email valide'],
  [{ ...form, subject: '' }, 'Le sujet est requis'],
  [{ ...form, message: '' }, 'Le message est requis'],
  [{ ...form, message: 'court' }, 'Le message doit contenir au moins 10 caractères'],
  [{ ...form, subject: 'a'.repeat(151) }, 'Le sujet ne doit pas dépasser 150 caractères'],
])('%o is answered as specified: %s', (written, text) => {
  const verdict = validateContact(written);
  expect(verdict.ok || contactErrorText(verdict.problem, 'fr')).toBe(text);
});

test('A message that was not sent is reported in the language of the page', () => {
  expect(contactErrorText({ fault: 'not-sent' }, 'fr')).toBe(
    "Erreur lors de l'envoi du message. Veuillez réessayer.",
  );
  expect(contactErrorText({ fault: 'not-sent' }, 'en')).toBe(
    'Your message could not be sent. Please try again.',
  );
});
