import { isInForce } from '@dinar/domain/days/in-force';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { judgeQuote } from '@dinar/domain/rates/judge-quote';
import { meanOfPair } from '@dinar/domain/rates/trend';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { OfferedQuote } from '../../sources/live-fx/live-fx-source.ts';
import { storedBanks, storedCentral, storedLive } from '../aggregates/stats-fields.ts';
import { getDocuments } from '../documents/get-documents.ts';
import type { LiveQuote, RefusedQuote } from './live-quote.ts';

/** Judges a live rate against the stored rates of its currency; returns undefined when it may be accepted. */
export function judgeLiveQuote(
  { currency, value, date }: Pick<LiveQuote, 'currency' | 'value'> & { readonly date: RateDate },
  stored: DocumentData | undefined,
  today: RateDate,
): RefusedQuote | undefined {
  const found = judgeQuote(
    currency,
    { value, date },
    {
      today,
      central: storedCentral(currency, stored, today),
      boards: () =>
        storedBanks(currency, stored, today)
          .filter((quote) => isInForce(quote.date, today))
          .map(meanOfPair),
      live: storedLive(currency, stored),
    },
  );
  return found && { currency, reason: found.reason, detail: found.problem };
}

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
    accepted: judged.flatMap(({ quote, refused }) => (refused ? [] : [quote])),
    refused: judged.flatMap(({ refused }) => refused ?? []),
  };
}
