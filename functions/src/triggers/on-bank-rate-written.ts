import { isHandChange } from '@dinar/domain/aggregates/hand-change';
import { collection } from '@dinar/domain/documents/collections';
import { info } from 'firebase-functions/logger';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';
import { rateTriggerOptions } from '../config/trigger-options.ts';
import { rebuildAfterRateChange } from '../store/aggregates/rebuild-after-rate-change.ts';
import { writtenDocument } from '../store/rate-store/firestore-rate-store.ts';
import { noteRowFault } from '../store/rate-store/mend-row.ts';
import { recordHandChange } from '../store/records/record-hand-change.ts';
import { changedPath } from './changed-path.ts';
import { giveUpWhenOld, recordGivenUp } from './give-up-when-old.ts';
import { queueOfInstance, takeUsage } from './rebuild-queue-of-instance.ts';

const functionName = 'onBankRateWritten';

/** Rebuilds every affected aggregate from its rows after each write of a rate. */
export const onBankRateWritten = onDocumentWrittenWithAuthContext(
  { ...rateTriggerOptions, document: `${collection.bankRates}/{id}` },
  (event) =>
    giveUpWhenOld(functionName, event, async () => {
      if (!event.data) return;
      const { before, after } = event.data;
      const path = changedPath(event.data);
      const change = { before: before.data(), after: after.data() };
      if (isHandChange(path, change)) {
        await recordHandChange(database(), event, { ...change, authId: event.authId });
      }
      const queue = queueOfInstance();
      const { rebuilt, undecodable } = await rebuildAfterRateChange(queue, {
        path,
        before: writtenDocument(before),
        after: writtenDocument(after),
      });
      if (undecodable !== undefined) {
        await recordGivenUp(event, { functionName, reason: 'undecodable', detail: undecodable });
        await noteRowFault(queue.store, path);
      }
      const runId: unknown = after.get('runId');
      info('aggregates', { document: path, runId, ...rebuilt, ...takeUsage() });
    }),
);
