import { collection } from '@dinar/domain/documents/collections';
import { info } from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';
import { triggerOptions } from '../config/trigger-options.ts';
import { recordDeadLetter } from '../store/dead-letter.ts';
import { firestoreRateStore, writtenDocument } from '../store/firestore-rate-store.ts';
import { settleRateChange } from '../store/settle-rate-change.ts';
import { StoreUsage } from '../store/store-usage.ts';
import { giveUpWhenOld } from './give-up-when-old.ts';

const functionName = 'onBankRateWritten';

/** Makes every aggregate say what its rows say, after each write of a rate. */
export const onBankRateWritten = onDocumentWritten(
  { ...triggerOptions, document: `${collection.bankRates}/{id}` },
  (event) =>
    giveUpWhenOld(functionName, event, async () => {
      const db = database();
      const usage = new StoreUsage();
      const { before, after } = event.data ?? {};
      const { rebuilt, undecodable } = await settleRateChange(firestoreRateStore(db, usage), {
        path: event.document,
        before: before && writtenDocument(before),
        after: after && writtenDocument(after),
      });
      if (undecodable !== undefined) {
        const givenUp = { functionName, reason: 'undecodable', detail: undecodable } as const;
        await recordDeadLetter(db, event, givenUp, new Date());
      }
      const { reads, writes } = usage;
      const runId: unknown = after?.get('runId');
      info('aggregates', { document: event.document, runId, ...rebuilt, reads, writes });
    }),
);
