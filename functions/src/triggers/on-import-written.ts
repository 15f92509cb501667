import { collection } from '@dinar/domain/documents/collections';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore';
import { cloudLog } from '../config/cloud-log.ts';
import { database } from '../config/database.ts';
import { hasNoInbox, readInboxFile } from '../config/inbox.ts';
import { inboxOptions } from '../config/trigger-options.ts';
import { applyApproval } from '../store/imports/apply-approval.ts';
import { writeMorningList } from '../store/morning/write-morning-list.ts';
import { changedPath } from './changed-path.ts';
import { giveUpWhenOld } from './give-up-when-old.ts';

/** Stores a file that waits for approval, once somebody approves it in the console. */
export const onImportWritten = onDocumentWrittenWithAuthContext(
  { ...inboxOptions, omit: hasNoInbox, document: `${collection.imports}/{id}` },
  (event) =>
    giveUpWhenOld('onImportWritten', event, async () => {
      if (event.data?.after.get('approved') !== true) return;
      const context = {
        now: new Date(),
        readBytes: readInboxFile,
        log: cloudLog,
        authId: event.authId,
      };
      await applyApproval(database().doc(changedPath(event.data)), context);
      await writeMorningList(database(), new Date());
    }),
);
