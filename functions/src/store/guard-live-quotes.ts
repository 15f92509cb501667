import { maxAgeDays } from '@dinar/domain/days/published-day';
import { daysBetween } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import { guardRate } from '@dinar/domain/rates/guard-rate';
import type { Firestore } from 'firebase-admin/firestore';
import type { OfferedQuote } from '../sources/live-fx/live-fx-source.ts';
import { getDocuments } from './get-documents.ts';
import type { RefusedQuote } from './live-quote.ts';

export interface GuardedQuotes {
  readonly accepted: readonly OfferedQuote[];
  readonly refused: readonly RefusedQuote[];
}

/**
 * Puts live rates through domain's guards: the central bank's rate, and the live rate known, as
 * long as that is at most 7 days old.
 */
export async function guardLiveQuotes(
  db: Firestore,
  quotes: readonly OfferedQuote[],
): Promise<GuardedQuotes> {
  const paths = quotes.map(({ currency }) => `${collection.ratesStats}/${currency}`);
  const stored = await getDocuments(db, paths);
  const accepted: OfferedQuote[] = [];
  const refused: RefusedQuote[] = [];
  for (const [index, quote] of quotes.entries()) {
    const decoded = decodeRatesStats(paths[index] ?? '', stored[index]?.data() ?? {});
    const { central, live } = decoded.ok ? decoded.value : {};
    const isRecent = live !== undefined && daysBetween(live.date, quote.date) <= maxAgeDays;
    const verdict = guardRate(pairOf(quote.value), {
      midRate: central?.value,
      previous: isRecent ? pairOf(live.value) : undefined,
    });
    if (verdict.ok) accepted.push(quote);
    else refused.push({ currency: quote.currency, reason: verdict.reason, detail: verdict.detail });
  }
  return { accepted, refused };
}

function pairOf(value: number) {
  return { purchaseRate: value, saleRate: value };
}
