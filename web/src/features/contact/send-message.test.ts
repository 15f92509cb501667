import { expect, it, vi } from 'vitest';
import { submitContactMessage } from '../../data/contact/submit-contact-message.ts';
import { databaseSending } from './send-message.ts';

vi.mock('../../data/contact/submit-contact-message.ts', () => ({ submitContactMessage: vi.fn() }));
vi.mock('../../config/site-config-of-page.ts', () => ({ siteConfigOfPage: () => ({}) }));

const message = {
  name: 'Amel',
  email: 'amel@example.tn',
  subject: 'Taux',
  message: 'Bonjour à tous',
  id: 'aB3aB3aB3aB3aB3aB3aB',
};

function answer(status: number, type: ResponseType): Response {
  return Object.defineProperty(new Response(null, { status }), 'type', { value: type });
}

/** Sends the message where the site gives an answer, and returns the posted texts. */
async function send(response: Response) {
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  const post = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', post);
  const sent = databaseSending.send(message);
  await Promise.allSettled([sent]);
  const posted = post.mock.calls.map(([path, init]) => [path, init?.method, `${init?.body}`]);
  return { sent, posted };
}

it('a message that the database takes is not posted', async () => {
  vi.mocked(submitContactMessage).mockResolvedValueOnce();
  const { sent, posted } = await send(answer(200, 'basic'));
  await expect(sent).resolves.toBeUndefined();
  expect(posted).toEqual([]);
});

it('a message that the database does not take is posted to the site with its id', async () => {
  vi.mocked(submitContactMessage).mockRejectedValueOnce(new Error('permission-denied'));
  const { sent, posted } = await send(answer(200, 'opaqueredirect'));
  await expect(sent).resolves.toBeUndefined();
  expect(posted).toEqual([['/contact', 'POST', `${new URLSearchParams(message)}`]]);
});

it('a message that the site does not store either has not arrived', async () => {
  vi.mocked(submitContactMessage).mockRejectedValueOnce(new Error('unavailable'));
  const { sent } = await send(answer(503, 'basic'));
  await expect(sent).rejects.toThrow('503');
});
