import type { RateDate } from '@dinar/domain/days/rate-date';
import { parseBctPage } from '../sources/bct/parse-bct-page.ts';
import type { CentralCandidate } from '../sources/candidate-rate.ts';
import type { CentralCurrencies, CentralDays } from '../store/ingest/stored-central-days.ts';
import { type StoredPage, storeSourcePage } from '../store/source-pages/store-source-page.ts';
import type { JobContext } from './job.ts';
import { lackingCurrencies } from './lacking-currencies.ts';

/**
 * Stores the rates of a day from the central bank's page and reports the rates of the days before that the
 * page lacks. Throws SourceError when the page cannot be read.
 */
export async function storeCentralPage(
  context: JobContext,
  body: string,
  {
    day,
    days,
    source,
  }: { readonly day: RateDate; readonly days: CentralDays; readonly source: string },
): Promise<StoredPage> {
  const { rates, manualProblem } = parseBctPage(body, day);
  const stored = await storeSourcePage(context, rates, { source: 'bct', name: source });
  const lacking = lackingCurrencies(days, day, currenciesOf(rates));
  const missing = [
    ...(manualProblem === undefined ? [] : [manualProblem]),
    ...(lacking.length === 0 ? [] : [`Il manque à la page : ${lacking.join(', ')}.`]),
  ];
  return { ...stored, missing };
}

function currenciesOf(rates: readonly CentralCandidate[]): CentralCurrencies {
  const manual = rates.filter(({ manualRate }) => manualRate !== undefined);
  const codes = (rows: readonly CentralCandidate[]) => new Set(rows.map((it) => it.currency));
  return { mid: codes(rates), manual: codes(manual) };
}
