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

test('Two different questions about rates are not alike, and a text without words is like no other', () => {
  const dollar = of('Bonjour, à quelle heure publiez-vous le cours du dollar ?', 'Horaires');
  const branch = of('Bonjour, la BIAT de Sfax ne donne pas ce cours au guichet.', 'BIAT');
  expect(isAlike(dollar, branch)).toBe(false);
  expect(isAlike(of('12345 67890', ''), of('98765 43210', ''))).toBe(false);
  expect(isAlike({ sentAt, subject: 4, message: undefined }, dollar)).toBe(false);
});
