import { parseRateDate } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import { demoFetch } from './demo-fetch.ts';

const day = (text: string) => {
  const parsed = parseRateDate(text);
  if (parsed === undefined) throw new RangeError(`${text} is no day`);
  return parsed;
};

test.each(['2026-11-20', '2026-11-12'])(
  'Answers a request for %s with the market rates of that day',
  async (asked) => {
    const fetch = demoFetch(day(asked), () => new Date('2026-11-20T23:30:00Z'));
    const answer = await fetch('https://open.er-api.com/v6/latest/TND');
    const publishedAt = Date.parse(`${asked}T00:00:00Z`) / 1000;
    expect(await answer.json()).toMatchObject({ time_last_update_unix: publishedAt });
  },
);
