import { parseRateDate } from '@dinar/domain/days/rate-date';
import * as v from 'valibot';
import { jsonTypes } from '../http/source-request.ts';
import { readJson } from '../read-json.ts';
import { SourceError } from '../source-error.ts';
import { checkQuotes, invertRates } from './check-quotes.ts';
import type { LiveFxSource } from './live-fx-source.ts';

const answerSchema = v.object({ date: v.string(), tnd: v.record(v.string(), v.unknown()) });

/** Daily rates of https://github.com/fawazahmed0/exchange-api, from its first address. */
export const currencyApiCdn = currencyApi(
  'currency-api-cdn',
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/tnd.json',
);

/** The same rates, from the address that the API names as its fallback. */
export const currencyApiPages = currencyApi(
  'currency-api-pages',
  'https://latest.currency-api.pages.dev/v1/currencies/tnd.json',
);

function currencyApi(name: string, address: string): LiveFxSource {
  return {
    name,
    provider: 'currency-api',
    request: { source: name, address, accepts: jsonTypes },
    parse(body, now) {
      const answer = readJson(body, answerSchema, name);
      const date = parseRateDate(answer.date);
      if (date === undefined) {
        const seen = `le jour est ${JSON.stringify(answer.date.slice(0, 40))}`;
        throw new SourceError('day-not-found', name, seen);
      }
      const quotes = invertRates(answer.tnd, { date }, name);
      checkQuotes(quotes, name, now);
      return quotes;
    },
  };
}
