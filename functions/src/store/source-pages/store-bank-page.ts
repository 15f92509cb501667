import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import type { VerifiedPage } from '../../sources/bank-table/bank-pages.ts';
import { takeBankPage } from '../../sources/bank-table/take-bank-page.ts';
import { readBankPageShape, rememberBankPageShape } from '../records/bank-page-shapes.ts';
import { type StoreContext, type StoredPage, storeSourcePage } from './store-source-page.ts';

/**
 * Stores the rates of a day from a bank's page and reports those that it holds back. Throws SourceError
 * when the page cannot be read, is another day's or has changed its shape.
 */
export async function storeBankPage(
  context: StoreContext,
  { page, verifiedOn }: VerifiedPage,
  body: string,
  { day, lastModified }: { readonly day: RateDate; readonly lastModified?: string | undefined },
): Promise<StoredPage> {
  const { bankId } = page;
  const known = await readBankPageShape(context.db, bankId, verifiedOn);
  const taken = takeBankPage(body, page, {
    day,
    today: utcDay(context.now()),
    lastModified,
    verifiedOn,
    known,
  });
  // The demonstration page does not have the shape of the bank's page.
  const remember = async () => {
    if (!context.isDemonstration && context.dryRun !== true)
      await rememberBankPageShape(context.db, bankId, taken.shape);
  };
  // Without a printed day, numbers that were seen once are never of a later day, even if they are not
  // stored now.
  const isRemembered = known !== undefined || page.day.kind === 'unprinted';
  if (isRemembered) await remember();
  const origin = { source: 'bank-page', name: bankId, held: taken.suspect } as const;
  const stored = await storeSourcePage(context, taken.rows, origin);
  if (!isRemembered) await remember();
  return {
    written: stored.written,
    refused: [...taken.held, ...stored.refused],
    missing: taken.missing,
  };
}
