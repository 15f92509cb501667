import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { contactFields, field, press } from '../../testing/page-queries.ts';
import { testConfig } from '../../testing/rates-fixtures.ts';
import { informationPage } from '../../testing/show-app.tsx';
import { PageRouter } from '../../ui/address/page-router.tsx';
import { ContactDraftContext } from './contact-draft-context.ts';
import { ContactPage } from './contact-page.tsx';

const sending = { prepare: async () => undefined, send: async () => undefined };

const draft: ContactDraft = {
  form: {
    name: 'Amel "<b>"',
    email: 'amel chez example',
    subject: '</textarea><script>alert(1)</script>',
    message: '\nBonjour,\nà tous & à <toutes>',
  },
  error: { field: 'email', fault: 'malformed' },
};

function contactPage(address: string, answered: ContactDraft | undefined) {
  const page = informationPage('/contact');
  history.replaceState(null, '', address);
  return (
    <PageRouter>
      <ContactDraftContext value={answered}>
        <ContactPage page={page} site={testConfig.site} sending={sending} />
      </ContactDraftContext>
    </PageRouter>
  );
}

let taken: Root | undefined;
afterEach(() => act(async () => taken?.unmount()));

/**
 * Renders the page as the server does. Returns a function that hydrates it and resolves to React's errors.
 */
function renderForm(address: string, answered?: ContactDraft) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(contactPage(address, answered));
  document.body.append(root);
  return async () => {
    const faults: unknown[] = [];
    taken = await act(async () =>
      hydrateRoot(root, contactPage(address, answered), {
        onRecoverableError: (error) => faults.push(error),
      }),
    );
    return faults;
  };
}

const texts = () => contactFields().map(({ value }) => value);

it('texts typed or restored before hydration stay when another field changes', async () => {
  const takeOver = renderForm('/contact');
  field(/Nom complet/).value = 'Amel';
  field(/^Message/).value = 'Bonjour à tous';
  expect(await takeOver()).toEqual([]);
  expect(screen.getByText('14/500 caractères')).toBeDefined();
  await userEvent.type(field(/Sujet/), 'Taux');
  expect(texts()).toEqual(['Amel', '', 'Taux', 'Bonjour à tous']);
});

it('the rejected form contains its error and the typed texts as plain text, and hydrates unchanged', async () => {
  const takeOver = renderForm('/contact', draft);
  expect(document.querySelector('script, b')).toBeNull();
  const written = Object.values(draft.form);
  expect(texts()).toEqual(written);
  expect(screen.getByRole('alert').textContent).toBe('Veuillez entrer un email valide');
  expect(await takeOver()).toEqual([]);
  expect(texts()).toEqual(written);
  expect(screen.getByText(`${draft.form.message.length}/500 caractères`)).toBeDefined();
});

it('corrections made in a rejected form before hydration stay too', async () => {
  const takeOver = renderForm('/contact', draft);
  field(/Adresse email/).value = 'amel@example.tn';
  field(/^Message/).value = 'Bonjour, une autre question.';
  expect(await takeOver()).toEqual([]);
  await userEvent.type(field(/Nom complet/), '!');
  expect(texts()).toEqual([
    `${draft.form.name}!`,
    'amel@example.tn',
    draft.form.subject,
    'Bonjour, une autre question.',
  ]);
  await press('Envoyer le message');
  await userEvent.click(await screen.findByRole('button', { name: 'Nouveau message' }));
  expect(texts()).toEqual(['', '', '', '']);
});

it('the address after a stored message reports it and offers an empty form', async () => {
  const takeOver = renderForm('/contact?envoye=1');
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Nouveau message' });
  expect([again.form?.method, again.form?.getAttribute('action')]).toEqual(['get', '/contact']);
  expect(await takeOver()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Message envoyé avec succès\u202f!' })).toBeDefined();
  await press('Nouveau message');
  expect(texts()).toEqual(['', '', '', '']);
  expect(document.activeElement).toBe(field(/Nom complet/));
});
