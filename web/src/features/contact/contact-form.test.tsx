import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { contactFields, field, press } from '../../testing/page-queries.ts';
import { loadScreens, showApp } from '../../testing/show-app.tsx';

beforeAll(loadScreens);

it('four required fields, a counter and the button make the form', async () => {
  showApp('/contact');
  expect(screen.getByRole('form', { name: 'Formulaire de contact' })).toBeDefined();
  const fields = contactFields();
  expect(fields.map(({ required, value }) => [required, value])).toEqual(
    fields.map(() => [true, '']),
  );
  expect(field(/^Message/).placeholder).toContain('minimum 10');
  await userEvent.type(field(/^Message/), 'Bonjour');
  expect(screen.getByText('7/500 caractères')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Envoyer le message' })).toBeDefined();
});

it('the first failure alone is shown, above the form', async () => {
  showApp('/contact');
  await press('Envoyer le message');
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe('Le nom est requis');
  const isAbove = error.compareDocumentPosition(field(/Nom complet/));
  expect(isAbove).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement).toBe(field(/Nom complet/));
});
