import type { Locale } from '@dinar/domain/language/locale';
import { fill, isolated } from '@dinar/domain/language/texts';
import { splitLocale } from '@dinar/site/routes/locale-path';
import { refusalsTexts } from '@dinar/site/texts/refusals/refusals-texts';

/** The parts of a request that the handlers read. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}

export interface HttpAnswer<Body extends string | Buffer = string> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

export const noStore = 'no-store';

export const htmlType = 'text/html; charset=utf-8';

/** The language of the address of a request. */
export function localeOf({ url }: Pick<HttpRequest, 'url'>): Locale {
  return splitLocale(url.split('?')[0] ?? '').locale;
}

/** The media type of a request's body, without its parameters. */
export function mediaTypeOf({ header }: Pick<HttpRequest, 'header'>): string {
  return (header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a request comes from a page of this site, or from no browser. */
// Browsers send the origin of a post: current ones in Sec-Fetch-Site, older ones in Origin. A client that
// sends neither is not a browser that another site could use. https://www.w3.org/TR/fetch-metadata/
export function isFromHere({ header }: Pick<HttpRequest, 'header'>): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = header('origin');
  if (origin === undefined) return true;
  // Hosting calls a function at the function's own address and forwards the host of the site.
  const host = header('x-forwarded-host') ?? header('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Names the methods that an address answers. */
export function methodsInWords(methods: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(locale).format(
    locale === 'ar' ? methods.map(isolated) : methods,
  );
  return fill(refusalsTexts[locale].methods, { methods: list });
}

/** Returns the refusal of a method that an address does not answer; undefined for the allowed ones. */
export function refuseMethod(
  request: Pick<HttpRequest, 'method' | 'url'>,
  allowed: readonly string[],
): HttpAnswer | undefined {
  if (allowed.includes(request.method)) return undefined;
  const sentence = methodsInWords(allowed, localeOf(request));
  return plainAnswer(405, sentence, { Allow: allowed.join(', ') });
}

/** Returns an uncached plain-text answer of one sentence. */
export function plainAnswer(
  status: number,
  sentence: string,
  headers: HttpAnswer['headers'] = {},
): HttpAnswer {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return answerOf(status, `${sentence}\n`, { ...type, ...headers });
}

/** Returns an answer, uncached unless its headers say otherwise. */
export function answerOf<Body extends string | Buffer>(
  status: number,
  body: Body,
  headers: HttpAnswer['headers'] = {},
): HttpAnswer<Body> {
  return { status, headers: { 'Cache-Control': noStore, ...headers }, body };
}
