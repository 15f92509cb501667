import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { tickerCurrencies } from '@dinar/domain/currencies/currency-lists';
import { parseRateDate } from '@dinar/domain/days/rate-date';
import { roundRate } from '@dinar/domain/money/decimal';
import * as v from 'valibot';
import { jsonTypes } from '../http/source-request.ts';
import { readJson } from '../read-json.ts';
import { SourceError } from '../source-error.ts';
import { checkQuotes } from './check-quotes.ts';
import type { LiveFxSource } from './live-fx-source.ts';

const name = 'frankfurter';

const answerSchema = v.object({
  date: v.string(),
  base: v.string(),
  quote: v.literal('TND'),
  rate: v.pipe(v.number(), v.finite(), v.gtValue(0)),
});

/**
 * The central bank's rates as https://frankfurter.dev relays them, in dinars for one unit: a last
 * resort, asked for the ticker's currencies alone, one request each.
 */
export const frankfurter: LiveFxSource = {
  name,
  provider: 'frankfurter',
  requests: tickerCurrencies.map((currency) => ({
    source: name,
    address: `https://api.frankfurter.dev/v2/rate/${currency}/TND?providers=BCT`,
    accepts: jsonTypes,
  })),
  parse(body, now) {
    const answer = readJson(body, answerSchema, name);
    const date = parseRateDate(answer.date);
    const currency = parseForeignCurrencyCode(answer.base);
    if (date === undefined) throw new SourceError('day-not-found', name, 'no day in the answer');
    if (currency === undefined) {
      throw new SourceError('malformed-row', name, `the base is ${JSON.stringify(answer.base)}`);
    }
    const quotes = [{ currency, value: roundRate(answer.rate), date }];
    checkQuotes(quotes, name, { now, minimum: 1 });
    return quotes;
  },
};
