import { expect, test } from 'vitest';
import { isAlike } from './alike-messages.ts';

const sentAt = new Date('2026-11-20T12:00:00Z');
const of = (message: string, subject = 'Offre') => ({ sentAt, subject, message });

test('Texts that differ in numbers, case, accents or one word are alike', () => {
  const first = of('Gagnez 500 euros par jour, cliquez maintenant sur notre site');
  expect(isAlike(first, of('Gagnez 900 euros par jour, cliquez maintenant sur notre site'))).toBe(
    true,
  );
  expect(isAlike(first, of('GAGNEZ 1 EUROS par jour, clíquez vite sur notre site'))).toBe(true);
});

test('Characters that nobody sees, and letters in other shapes, do not make another text', () => {
  const first = of('Gagnez 500 euros par jour, cliquez maintenant sur notre site');
  const hidden = first.message.replace(/[aeiou]/g, '$&\u200b');
  expect(isAlike(first, of(hidden, 'Of\u2060fre'))).toBe(true);
  expect(isAlike(first, of('Ｇａｇｎｅｚ euros par jour, cliquez maintenant sur notre site'))).toBe(
    true,
  );
});

test('Two different questions about rates are not alike, two texts without words are', () => {
  const dollar = of('Bonjour, à quelle heure publiez-vous le cours du dollar ?', 'Horaires');
  const branch = of('Bonjour, la BIAT de Sfax ne donne pas ce cours au guichet.', 'BIAT');
  expect(isAlike(dollar, branch)).toBe(false);
  expect(isAlike(of('12345 67890', ''), of('a b c 1 2 3 !!!', ''))).toBe(true);
  expect(isAlike(of('12345 67890', ''), dollar)).toBe(false);
  expect(isAlike({ sentAt, subject: 4, message: undefined }, dollar)).toBe(false);
});
