import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { cloudLog } from '../config/cloud-log.ts';
import { database } from '../config/database.ts';
import { hasNoInbox, inboxBucket, inboxFolder, isOwnForm, readInboxFile } from '../config/inbox.ts';
import { inboxOptions } from '../config/trigger-options.ts';
import { takeDroppedFile } from '../store/imports/take-dropped-file.ts';
import { writeMorningList } from '../store/morning/write-morning-list.ts';
import { giveUpWhenOld } from './give-up-when-old.ts';

/**
 * Stores the rates of a file that staff drop in Storage, or records the reason for its refusal in
 * `imports`.
 */
export const onImportFileFinalized = onObjectFinalized(
  { ...inboxOptions, bucket: inboxBucket, omit: hasNoInbox },
  async ({ id, time, data }) => {
    const { name } = data;
    // The console creates an empty object for a folder.
    if (!name.startsWith(inboxFolder) || name.endsWith('/') || isOwnForm(data.metadata)) return;
    const file = {
      name,
      label: name.slice(inboxFolder.length),
      generation: String(data.generation),
      bytes: Number(data.size),
      droppedAt: new Date(data.timeCreated ?? time),
    };
    await giveUpWhenOld('onImportFileFinalized', { id, time, document: name }, async () => {
      const context = { now: new Date(), readBytes: readInboxFile, log: cloudLog };
      await takeDroppedFile(database(), file, context);
      await writeMorningList(database(), new Date());
    });
  },
);
