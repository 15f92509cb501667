import { affectedAggregates } from '@dinar/domain/aggregates/affected-aggregates';
import { collection } from '@dinar/domain/documents/collections';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { database } from '../config/database.ts';
import { isTooOld, tooOldDetail } from '../config/event-age.ts';
import { triggerOptions } from '../config/trigger-options.ts';
import { recordDeadLetter } from '../store/dead-letter.ts';
import { decodeRateSnapshot } from '../store/decode-rate-snapshot.ts';
import { makeCanonical } from '../store/make-canonical.ts';
import { rebuildAggregates } from '../store/rebuild-aggregates.ts';

const functionName = 'onBankRateWritten';

/** Makes every aggregate say what its rows say, after each write of a rate. */
export const onBankRateWritten = onDocumentWritten(
  { ...triggerOptions, document: `${collection.bankRates}/{id}` },
  async (event) => {
    const now = new Date();
    const db = database();
    if (isTooOld(event.time, now)) {
      const givenUp = { functionName, reason: 'too-old', detail: tooOldDetail } as const;
      await recordDeadLetter(db, event, givenUp, now);
      return;
    }
    const before = decodeRateSnapshot(event.data?.before);
    const after = decodeRateSnapshot(event.data?.after);
    if (after.kind === 'undecodable') {
      const givenUp = { functionName, reason: 'undecodable', detail: after.detail } as const;
      await recordDeadLetter(db, event, givenUp, now);
    }
    const isHidden = after.kind === 'rate' && !after.isCanonical;
    if (isHidden) await makeCanonical(db, event.document);
    // A row that queries could not find is in no aggregate, however lately that was computed.
    const changedAt = after.kind === 'rate' && !isHidden ? after.changedAt : undefined;
    const rates = [before, after].map((side) => (side.kind === 'rate' ? side.rate : undefined));
    await rebuildAggregates(db, affectedAggregates(rates[0], rates[1]), changedAt);
  },
);
