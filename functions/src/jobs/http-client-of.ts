import { defaultLimits, type HttpClient, userAgentOf } from '../sources/http/http-client.ts';
import type { JobContext } from './job.ts';

/** A run's client for its sources. */
export function httpClientOf(context: JobContext): HttpClient {
  return {
    fetch: context.fetch,
    now: context.now,
    sleep: context.sleep,
    random: Math.random,
    log: context.log,
    userAgent: userAgentOf(context.settings),
    limits: defaultLimits,
  };
}
