import { expect, test } from 'vitest';
import { contactActionAnswer, isMeant, readContactAction } from './contact-action.ts';

test('An action names two statuses, in any case, and may name a text', () => {
  expect(readContactAction({ from: ' Flood', to: 'archived', by: 'Amel' })).toEqual({
    ok: true,
    action: { from: 'flood', to: 'archived' },
  });
  expect(readContactAction({ from: 'pending', to: 'spam', contains: ' Gagnez ' })).toEqual({
    ok: true,
    action: { from: 'pending', to: 'spam', contains: 'Gagnez' },
  });
});

test('What is missing is said in French, with what may be written', () => {
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

test('A text is looked for in any of the fields, whatever the case', () => {
  const action = { from: 'pending', to: 'spam', contains: 'gagnez' } as const;
  expect(isMeant(action, ['a@b.tn', 'Offre', 'GAGNEZ vite'])).toBe(true);
  expect(isMeant(action, ['a@b.tn', undefined, 'Bonjour'])).toBe(false);
});

test('The answer counts', () => {
  const action = { from: 'flood', to: 'archived' } as const;
  expect([0, 1, 156].map((count) => contactActionAnswer(action, count))).toEqual([
    'Aucun message flood à changer.',
    '1 message est passé de flood à archived.',
    '156 messages sont passés de flood à archived.',
  ]);
});
