import { contactTable } from '@dinar/domain/contact/validate-contact';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { contactFields, field, press } from '../../testing/page-queries.ts';
import { testConfig } from '../../testing/rates-fixtures.ts';
import { informationPage, showPart } from '../../testing/show-app.tsx';
import { ContactPage } from './contact-page.tsx';
import type { SendMessage } from './send-message.ts';

const prepare = async () => undefined;

function show(send: SendMessage, address = '/contact') {
  const page = informationPage(address);
  showPart(address, <ContactPage page={page} site={testConfig.site} sending={{ prepare, send }} />);
}

const written = {
  name: 'Amel',
  email: 'amel@example.tn',
  subject: 'Taux',
  message: 'Bonjour à tous',
};

async function fill() {
  for (const [index, { name }] of contactTable.entries()) {
    await userEvent.click(contactFields()[index] ?? document.body);
    await userEvent.paste(written[name]);
  }
}

const send = () => press('Envoyer le message');
const texts = () => contactFields().map(({ value }) => value);

it('a message that does not arrive keeps its content, says so with the focus, and can be sent again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const refusal = new Error('refused');
  const sending = vi.fn<SendMessage>().mockRejectedValueOnce(refusal).mockResolvedValueOnce();
  show(sending);
  await fill();
  await send();
  const alert = screen.getByRole('alert');
  // An effect gives the focus, and on a busy machine it may run after the click has ended.
  await expect.poll(() => document.activeElement).toBe(alert);
  expect(alert.textContent).toBe("Erreur lors de l'envoi du message. Veuillez réessayer.");
  expect(field(/^Message/).value).toBe('Bonjour à tous');
  expect(logged.mock.calls).toEqual([[refusal]]);
  await send();
  expect(screen.getByRole('heading', { name: 'Message envoyé avec succès\u202f!' })).toBeDefined();
  expect(sending.mock.calls[1]).toEqual([
    { ...written, id: expect.stringMatching(/^[A-Za-z0-9]{20}$/) },
  ]);
});

it('the same message sent again has the same id, even after a reload; another text has another', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const sending = vi.fn<SendMessage>().mockRejectedValue(new Error('no answer'));
  show(sending);
  await fill();
  await send();
  cleanup();
  show(sending);
  await send();
  await userEvent.type(field(/^Message/), ' !');
  await send();
  const [first, again, changed] = sending.mock.calls.map(([{ id }]) => id);
  expect([again, changed === first]).toEqual([first, false]);
});

it('what was written is there again after a link and back, until it is sent', async () => {
  const shown = () => show(vi.fn<SendMessage>().mockResolvedValue());
  shown();
  await fill();
  cleanup();
  shown();
  expect(texts()).toEqual(Object.values(written));
  expect(screen.getByText('14/500 caractères')).toBeDefined();
  await userEvent.clear(field(/Sujet/));
  cleanup();
  shown();
  expect(texts()).toEqual(['Amel', 'amel@example.tn', '', 'Bonjour à tous']);
  await userEvent.type(field(/Sujet/), 'Taux');
  await send();
  await screen.findByRole('button', { name: 'Nouveau message' });
  cleanup();
  shown();
  expect(texts()).toEqual(['', '', '', '']);
});

it('what was written is kept in the page where the browser keeps nothing', async () => {
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.stubGlobal('sessionStorage', null);
  const sending = vi.fn<SendMessage>().mockResolvedValue();
  show(sending);
  await fill();
  cleanup();
  show(sending);
  expect(texts()).toEqual(Object.values(written));
  await send();
  await screen.findByRole('button', { name: 'Nouveau message' });
});

it('two clicks while a message is under way send it once', async () => {
  let arrive = () => {};
  const send = vi.fn<SendMessage>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  show(send);
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Envoyer le message' }));
  expect(screen.getByRole('button', { name: 'Envoi en cours…' })).toBeDefined();
  expect(send).toHaveBeenCalledTimes(1);
  arrive();
  await screen.findByRole('button', { name: 'Nouveau message' });
});

it('the text of the hidden field is sent with the message', async () => {
  const sending = vi.fn<SendMessage>().mockResolvedValue();
  show(sending);
  await fill();
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  if (trap) trap.value = 'http://pub.example';
  await send();
  expect(sending.mock.calls[0]?.[0].website).toBe('http://pub.example');
});

it('only the field with the error is invalid and described by it; empty fields are highlighted', async () => {
  show(vi.fn<SendMessage>());
  await userEvent.type(field(/Nom complet/), 'Amel');
  await userEvent.type(field(/Adresse email/), 'amel chez example');
  await send();
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe('Veuillez entrer un email valide');
  const descriptions = contactFields().map((input) => [
    input.getAttribute('aria-invalid'),
    input.getAttribute('aria-describedby')?.split(' ').includes(error.id) ?? false,
    input.dataset.highlighted,
  ]);
  expect(descriptions).toEqual([
    ['false', false, 'false'],
    ['true', true, 'false'],
    ['false', false, 'true'],
    ['false', false, 'true'],
  ]);
});

it('without scripts the form is posted to its own page, without validation by the browser', () => {
  show(vi.fn<SendMessage>());
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Formulaire de contact' });
  expect([form.method, form.getAttribute('action'), form.acceptCharset, form.noValidate]).toEqual([
    'post',
    '/contact',
    'utf-8',
    true,
  ]);
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  expect(names).toEqual([...contactTable.map(({ name }) => name), 'website', null]);
});

it('in Arabic the form is posted to the Arabic page, and what is wrong is said in Arabic', async () => {
  show(vi.fn<SendMessage>(), '/ar/contact');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'استمارة الاتصال' });
  expect(form.getAttribute('action')).toBe('/ar/contact');
  await userEvent.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
  expect(screen.getByRole('alert').textContent).toBe('الاسم مطلوب');
});
