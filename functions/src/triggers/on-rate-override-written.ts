import { changedFields } from '@dinar/domain/aggregates/hand-change';
import { collection } from '@dinar/domain/documents/collections';
import { info } from 'firebase-functions/logger';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';
import { triggerOptions } from '../config/trigger-options.ts';
import { rebuildAfterOverrideChange } from '../store/aggregates/rebuild-after-override-change.ts';
import { recordHandChange } from '../store/records/record-hand-change.ts';
import { changedPath } from './changed-path.ts';
import { giveUpWhenOld } from './give-up-when-old.ts';
import { queueOfInstance, takeUsage } from './rebuild-queue-of-instance.ts';

/** Rebuilds every affected aggregate after staff change an override of a rate. */
export const onRateOverrideWritten = onDocumentWrittenWithAuthContext(
  { ...triggerOptions, document: `${collection.rateOverrides}/{id}` },
  (event) =>
    giveUpWhenOld('onRateOverrideWritten', event, async () => {
      if (!event.data) return;
      const { before, after } = event.data;
      const path = changedPath(event.data);
      const change = { before: before.data(), after: after.data() };
      if (changedFields(change).length > 0) {
        await recordHandChange(database(), event, { ...change, authId: event.authId });
      }
      const queue = queueOfInstance();
      const rebuilt = await rebuildAfterOverrideChange(queue, path, after.updateTime);
      info('aggregates', { document: path, ...rebuilt, ...takeUsage() });
    }),
);
