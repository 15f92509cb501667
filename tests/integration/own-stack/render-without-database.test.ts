import { collection } from '@dinar/domain/documents/collections';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { seedDemo } from '@dinar/tools/local/demo/seed-demo';
import { startFirestore } from '@dinar/tools/local/emulators/start-firestore';
import { startFunctions } from '@dinar/tools/local/emulators/start-functions';
import { freePorts } from '@dinar/tools/local/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';

const projectId = 'demo-dinar';
let open: Awaited<ReturnType<typeof openSite>>;

/**
 * Fetches an answer and reads it as it arrives: the emulators close a connection on which an answer stays unread,
 * and a kept one that was idle.
 */
async function answer(url: string, request: RequestInit = {}) {
  const response = await fetch(url, { ...request, headers: { connection: 'close' } });
  const { status, headers } = response;
  return { status, cacheControl: headers.get('cache-control'), html: await response.text() };
}

/** Starts the site's functions and Hosting on a database that can be stopped and started again. */
async function openSite() {
  const [ports, away] = [await freePorts(), await freePorts()];
  const start = () => startFirestore(away.firestore, projectId, `127.0.0.1:${ports.functions}`);
  let firestore = await start();
  const firestoreHost = `${firestore.host}:${firestore.port}`;
  const functions = await startFunctions({ ports, projectId, firestoreHost });
  return {
    page: (path: string) => answer(`http://127.0.0.1:${ports.hosting}${path}`),
    /** Posts a contact form as a browser without scripts does. */
    post: (fields: Readonly<Record<string, string>>) =>
      answer(`http://127.0.0.1:${ports.hosting}/contact`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      }),
    takeDatabase: () => firestore.stop(),
    async giveDatabase() {
      firestore = await start();
      const db = connectFirestore(firestoreHost, projectId);
      await seedDemo(db, new Date());
      const { size } = await db.collection(collection.ratesStats).get();
      await db.terminate();
      return size;
    },
    async close() {
      await functions.stop();
      await firestore.stop();
    },
  };
}

beforeAll(async () => {
  open = await openSite();
});
afterAll(() => open.close());

test('A page requested while the database is down is the shell, not cached, and a posted message keeps its words; the next pages have rates', async () => {
  // Their first start may take most of a function's 30 seconds on a busy machine. Neither reads the database.
  await Promise.all([open.page('/faq'), open.post({})]);
  await open.takeDatabase();
  const message = 'Bonjour, une question.';
  const form = { name: 'Amel', email: 'a@b.tn', subject: 'Taux', message };
  // At once: each waits for the database as long as a function does.
  const [posted, ...pages] = await Promise.all([
    open.post(form),
    ...['/', '/convertisseur', '/10-euros-en-dinar-tunisien'].map(open.page),
  ]);
  for (const page of pages) {
    expect(page).toMatchObject({ status: 200, cacheControl: 'no-store' });
    expect(page.html).toContain('<div id="root"></div>');
  }
  expect(posted).toMatchObject({ status: 503, cacheControl: 'no-store' });
  expect(posted.html).toContain('Erreur lors de l&#x27;envoi du message. Veuillez réessayer.');
  expect(posted.html).toContain(`${message}</textarea>`);
  expect(await open.giveDatabase()).toBeGreaterThan(0);
  await expect.poll(async () => (await open.page('/')).cacheControl).toContain('s-maxage');
  expect((await open.page('/')).html).toContain('1 EUR = ');
});
