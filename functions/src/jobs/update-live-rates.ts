import { utcDay } from '@dinar/domain/days/rate-date';
import type { LiveFxSource, OfferedQuote } from '../sources/live-fx/live-fx-source.ts';
import { liveFxSources } from '../sources/live-fx/live-fx-sources.ts';
import { guardLiveQuotes } from '../store/live/judge-live-quote.ts';
import { writeLiveRates } from '../store/live/write-live-rates.ts';
import { requireMostTaken } from '../store/source-pages/max-refused-share.ts';
import type { StoredPage } from '../store/source-pages/store-source-page.ts';
import type { Job, JobContext } from './job.ts';
import { readSource } from './read-source.ts';
import { visitSources } from './visit-sources.ts';

/** Stores the market's rates as the live rates, from the first usable source. */
export const updateLiveRates: Job = (context) => {
  const visits = liveFxSources.map((source) => ({
    source: source.name,
    run: () =>
      readSource(
        context,
        source.request,
        (body) => storeQuotes(context, source, source.parse(body, context.now())),
        'if-changed',
      ),
  }));
  return visitSources(context, visits, 'first-success');
};

async function storeQuotes(
  { db, now, isDemonstration, log }: JobContext,
  { name, provider }: LiveFxSource,
  quotes: readonly OfferedQuote[],
): Promise<StoredPage> {
  const { accepted, refused } = await guardLiveQuotes(db, quotes, utcDay(now()));
  const details = refused.map(({ detail }) => detail);
  requireMostTaken(name, details, quotes.length);
  const origin = isDemonstration
    ? ({ source: 'demo' } as const)
    : ({ source: 'live-fx', provider } as const);
  const marked = accepted.map((quote) => ({ ...quote, ...origin }));
  const report = await writeLiveRates(db, marked, now());
  log.info('Live rates written', {
    source: name,
    written: report.written,
    unchanged: report.unchanged,
    refused: refused.length + report.refused.length,
  });
  return {
    written: report.written,
    refused: [...refused, ...report.refused].map(
      ({ currency, detail }) => `${currency}: ${detail}`,
    ),
  };
}
