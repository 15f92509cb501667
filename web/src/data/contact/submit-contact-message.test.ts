// @vitest-environment node
import { initializeApp } from 'firebase/app';
import { initializeFirestore } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { testConfig } from '../../testing/rates-fixtures.ts';
import { submitContactMessage } from './submit-contact-message.ts';

it('Without a database a message fails with the specified words', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  // Opening it first with other settings makes the next attempt fail.
  initializeFirestore(initializeApp({ ...testConfig.firebase }), { ssl: false, host: 'other' });
  const form = { name: 'Amel', email: 'a@b.tn', subject: 'Taux', message: 'Bonjour à tous' };
  await expect(submitContactMessage(testConfig, form)).rejects.toThrow('Firestore not available');
  expect(logged.mock.calls.map(([words]) => words)).toEqual(['The database could not be opened.']);
});
