import { utcDay } from '@dinar/domain/days/rate-date';
import * as v from 'valibot';
import { jsonTypes } from '../http/source-request.ts';
import { readJson } from '../read-json.ts';
import { checkQuotes, invertRates } from './check-quotes.ts';
import type { LiveFxSource } from './live-fx-source.ts';

const name = 'open-er-api';

const answerSchema = v.object({
  result: v.literal('success'),
  // In seconds, until the year 2286: an arbitrary number may be beyond the days that we can write.
  time_last_update_unix: v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999_999)),
  base_code: v.literal('TND'),
  rates: v.record(v.string(), v.unknown()),
});

/** Daily rates of https://open.er-api.com, units of each currency for one dinar. */
export const openErApi: LiveFxSource = {
  name,
  provider: 'open-er-api',
  request: {
    source: name,
    address: 'https://open.er-api.com/v6/latest/TND',
    accepts: jsonTypes,
  },
  parse(body, now) {
    const answer = readJson(body, answerSchema, name);
    const at = new Date(answer.time_last_update_unix * 1000);
    const quotes = invertRates(answer.rates, { date: utcDay(at), at }, name);
    checkQuotes(quotes, name, now);
    return quotes;
  },
};
