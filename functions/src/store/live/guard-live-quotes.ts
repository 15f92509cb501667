import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { OfferedQuote } from '../../sources/live-fx/live-fx-source.ts';
import { getDocuments } from '../documents/get-documents.ts';
import { judgeLiveQuote } from './judge-live-quote.ts';
import type { RefusedQuote } from './live-quote.ts';

interface GuardedQuotes {
  readonly accepted: readonly OfferedQuote[];
  readonly refused: readonly RefusedQuote[];
}

/** Judges live rates against the stored rates, before any of them is written. */
export async function guardLiveQuotes(
  db: Firestore,
  quotes: readonly OfferedQuote[],
  today: RateDate,
): Promise<GuardedQuotes> {
  const paths = quotes.map(({ currency }) => `${collection.ratesStats}/${currency}`);
  const stored = await getDocuments(db, paths);
  const judged = quotes.map((quote, index) => ({
    quote,
    refused: judgeLiveQuote(quote, stored[index]?.data(), today),
  }));
  return {
    accepted: judged.filter(({ refused }) => refused === undefined).map(({ quote }) => quote),
    refused: judged.flatMap(({ refused }) => refused ?? []),
  };
}
