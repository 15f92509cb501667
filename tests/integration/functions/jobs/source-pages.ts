import { bctBody } from '@dinar/local-run/demo/sources/bct-body';
import { demoFetch } from '@dinar/local-run/demo/sources/demo-fetch';
import { dayOf, evening, thursday } from './open-job-bench.ts';

/** Every source's good page of Thursday. */
export const sourcePages = demoFetch(thursday, () => evening);

/** The central bank's page of one day, whatever day is asked for. */
export function centralPageOf(day: string): typeof fetch {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return async () => new Response(bctBody(dayOf(day)), { headers });
}

/** No source can be reached. */
export const unreachable: typeof fetch = async () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  throw new TypeError('fetch failed', { cause });
};
