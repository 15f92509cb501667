import { expect, test } from 'vitest';
import { contactActionAnswer, isMeant, readContactAction } from './contact-action.ts';

test('An action contains two statuses, in any case, and optionally a text', () => {
  expect(readContactAction({ from: ' Flood', to: 'archived', by: 'Amel' })).toEqual({
    ok: true,
    action: { from: 'flood', to: 'archived' },
  });
  expect(readContactAction({ from: 'pending', to: 'spam', contains: ' Gagnez ' })).toEqual({
    ok: true,
    action: { from: 'pending', to: 'spam', contains: 'Gagnez' },
  });
});

test('A missing field is reported in French, with its permitted values', () => {
  const known = 'pending, rejected, spam, flood, answered, archived.';
  expect(readContactAction({ to: 'archived' })).toEqual({
    ok: false,
    answer: `Le champ from doit être le statut des messages à changer : ${known}`,
  });
  expect(readContactAction({ from: 'flood', to: 'supprimé' })).toEqual({
    ok: false,
    answer: `Le champ to doit être leur nouveau statut : ${known}`,
  });
});

test('A text is searched in all fields, ignoring case', () => {
  const action = { from: 'pending', to: 'spam', contains: 'gagnez' } as const;
  expect(isMeant(action, ['a@b.tn', 'Offre', 'GAGNEZ vite'])).toBe(true);
  expect(isMeant(action, ['a@b.tn', undefined, 'Bonjour'])).toBe(false);
});

test('The answer contains the number of messages', () => {
  const action = { from: 'flood', to: 'archived' } as const;
  expect([0, 1, 156].map((count) => contactActionAnswer(action, count))).toEqual([
    'Aucun message flood à changer.',
    '1 message est passé de flood à archived.',
    '156 messages sont passés de flood à archived.',
  ]);
});
