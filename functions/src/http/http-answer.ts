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
