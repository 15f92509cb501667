import { announceDay } from '@dinar/functions/jobs/announce-day';
import { quotedCurrencies } from '@dinar/functions/store/ingest/stored-central-days';
import { beforeEach, expect, test } from 'vitest';
import { jobContext } from '../job-context.ts';
import { openFirestore } from '../open-firestore.ts';

const { db, clear } = await openFirestore();
beforeEach(clear);

const day = '2026-11-20';
const evening = new Date(`${day}T17:00:00Z`);
const telegram = { chat: '@dinar', token: '1:secret' };

/** Stores the central bank's day, without some currencies. */
async function publish({ without = [] as readonly string[], source = 'bct' } = {}): Promise<void> {
  const batch = db.batch();
  for (const currency of quotedCurrencies.filter((code) => !without.includes(code))) {
    batch.set(db.doc(`bank-rates/BCTN_${currency}_${day}`), {
      bankId: 'BCTN',
      currency,
      date: day,
    });
  }
  const rates = { EUR: { rate: 3.3891, source } };
  batch.set(db.doc(`bank-snapshots/${day}_BCTN`), { bankId: 'BCTN', date: day, count: 1, rates });
  await batch.commit();
}

/** Runs the job with a stand-in of Telegram that answers with these statuses in turn, or fails on 0. */
function channel(...statuses: readonly number[]) {
  const sent: { readonly url: string; readonly body: unknown }[] = [];
  const left = [...statuses];
  const fetch = async (address: URL, { body }: RequestInit) => {
    sent.push({ url: address.href, body: JSON.parse(String(body)) });
    const status = left.shift() ?? 200;
    if (status === 0) throw new TypeError(`fetch failed ${address.href}`);
    return new Response('{"ok":false}', { status });
  };
  const announce = (now = evening, settings: object = { telegram }) => {
    const context = jobContext(db, now);
    return announceDay({ ...context, fetch, settings: { ...context.settings, ...settings } });
  };
  return { sent, announce };
}

test('A complete day is announced once, with its rate and its picture', async () => {
  await publish();
  const { sent, announce } = channel();
  const runs = await Promise.all([announce(), announce(), announce()]);
  expect(runs.reduce((sum, { rows }) => sum + rows, 0)).toBe(1);
  expect((await announce(new Date(`${day}T19:00:00Z`))).rows).toBe(0);
  expect(sent).toEqual([
    {
      url: 'https://api.telegram.org/bot1:secret/sendPhoto',
      body: {
        chat_id: '@dinar',
        photo: `https://site.example/partage/${day}/EUR.png`,
        caption:
          '1 EUR = 3,3891 TND, cours moyen de la Banque Centrale de Tunisie du vendredi 20 novembre 2026.\nhttps://site.example',
      },
    },
  ]);
});

test.each([
  ['an incomplete day', { without: ['USD'] }, evening, { telegram }],
  ['a made-up rate', { source: 'demo' }, evening, { telegram }],
  ['a day off', {}, new Date('2026-11-21T17:00:00Z'), { telegram }],
  ['no channel', {}, evening, {}],
] as const)('Nothing is sent for %s', async (_, published, now, settings) => {
  await publish(published);
  const { sent, announce } = channel();
  expect([await announce(now, settings), sent]).toEqual([{ rows: 0 }, []]);
});

test('A refused message fails the run and is sent by the next one', async () => {
  await publish();
  const { sent, announce } = channel(429, 200);
  await expect(announce()).rejects.toThrow('Telegram refused the message: 429');
  expect(await announce()).toEqual({ rows: 1 });
  expect(sent).toHaveLength(2);
});

test('A message without an answer fails the run without the token, and is not sent again', async () => {
  await publish();
  const { sent, announce } = channel(0);
  const error = await announce().catch((raised: unknown) => raised);
  expect(String(error)).toBe(
    'Error: Telegram did not answer (TypeError): the channel may have the message',
  );
  expect(await announce()).toEqual({ rows: 0 });
  expect(sent).toHaveLength(1);
});
