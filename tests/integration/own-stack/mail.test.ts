import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { freePorts } from '@dinar/tools/local/ports';
import { builtSource } from '@dinar/tools/local/run-source';
import { startStack } from '@dinar/tools/local/stack';
import { expect, test } from 'vitest';
import { startMailServer } from '../../support/mail-server.ts';

test("A visitor's message reaches staff by mail, through the emulators, once", async () => {
  const mail = await startMailServer();
  const projectId = 'demo-dinar';
  const stack = await startStack(
    { ports: await freePorts(), projectId, seed: false, feed: false, silent: true },
    {
      ...builtSource,
      prepareFolder: async (ports, id) => {
        const folder = await builtSource.prepareFolder(ports, id);
        const settings = 'STAFF_EMAIL=equipe@dinar.example\nCONTACT_EMAIL=contact@dinar.example\n';
        await writeFile(path.join(folder, 'functions/default/.env.local'), settings);
        await writeFile(
          path.join(folder, 'functions/default/.secret.local'),
          `SMTP_URL=${mail.url}\n`,
        );
        return folder;
      },
      waitForPage: async () => {},
    },
  );
  const db = connectFirestore(stack.firestoreHost, projectId);
  try {
    const message = await db.collection('contact-messages').add({
      name: 'Amel Ben Salah',
      email: 'amel@example.tn',
      subject: 'Cours du riyal',
      message: 'Bonjour, le cours du riyal est-il celui du jour ?',
      timestamp: new Date(),
      status: 'pending',
    });
    const delivery = async () =>
      (await db.doc(`mail/contact-${message.id}`).get()).get('delivery.state');
    await expect.poll(delivery).toBe('SUCCESS');
    expect(mail.taken).toEqual([expect.stringContaining('To: equipe@dinar.example')]);
  } finally {
    await db.terminate();
    await stack.stop();
    await mail.stop();
  }
});
