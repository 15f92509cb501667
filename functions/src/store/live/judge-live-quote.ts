import { isInForce } from '@dinar/domain/days/in-force';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { judgeQuote } from '@dinar/domain/rates/judge-quote';
import { meanOfPair } from '@dinar/domain/rates/trend';
import type { DocumentData } from 'firebase-admin/firestore';
import { storedBanks, storedCentral, storedLive } from '../aggregates/stats-fields.ts';
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
