import { day } from '@dinar/domain/testing/rate-arbitraries';
import { bctTodayRequest } from '@dinar/functions/sources/bct/bct-requests';
import { bctBody } from '@dinar/tools/local/demo/sources/bct-body';
import { demoFetch } from '@dinar/tools/local/demo/sources/demo-fetch';
import { evening, thursday } from './open-job-bench.ts';

/** Every source's valid page of Thursday. */
export const sourcePages = demoFetch(thursday, () => evening);

const html = { 'content-type': 'text/html; charset=utf-8' };

/** Answers every request with the central bank's page of one day. */
export function centralPageOf(shown: string): typeof fetch {
  return async () => new Response(bctBody(day(shown)), { headers: html });
}

/** Answers with this page for the central bank's current one; other requests are answered as usual. */
export function centralPageToday(body: string): typeof fetch {
  return async (input, init) =>
    String(input) === bctTodayRequest.address
      ? new Response(body, { headers: html })
      : sourcePages(input, init);
}

/** The page without the rows of these currencies, in either table. */
export function withoutRows(body: string, currencies: readonly string[]): string {
  return currencies.reduce(
    (page, code) => page.replace(new RegExp(`<tr>(?:(?!<tr>).)*<td>${code}</td>.*?</tr>`, 'g'), ''),
    body,
  );
}

/** Fails every request like an unreachable source. */
export const unreachable: typeof fetch = async () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  throw new TypeError('fetch failed', { cause });
};
