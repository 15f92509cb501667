import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { contactPostTexts } from '@dinar/site/texts/contact-post/contact-post-texts';
import { type HttpAnswer, type HttpRequest, plainAnswer } from './http-answer.ts';

const formType = 'application/x-www-form-urlencoded';

/** Six times the size of the longest valid form, with three bytes per character, all percent-encoded. */
export const maxFormBytes = 65_536;

/** Returns the refusal of a post that no form of this site can have sent; undefined otherwise. */
export function refusePost(request: HttpRequest, locale: Locale): HttpAnswer | undefined {
  const texts = contactPostTexts[locale];
  if (!isFromHere(request)) return plainAnswer(403, texts.foreign);
  if (!isForm(request.header('content-type') ?? '')) {
    return plainAnswer(415, fill(texts.wrongType, { type: formType, encoding: 'UTF-8' }));
  }
  if (request.body.length > maxFormBytes) return plainAnswer(413, texts.tooLong);
  return undefined;
}

/** Whether a request comes from a page of this site, or from no browser. */
// Browsers send the origin of a post: current ones in Sec-Fetch-Site, older ones in Origin. A client that
// sends neither is not a browser that another site could use. https://www.w3.org/TR/fetch-metadata/
export function isFromHere({ header }: HttpRequest): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = header('origin');
  if (origin === undefined) return true;
  // Hosting calls a function at the function's own address and forwards the host of the site.
  const host = header('x-forwarded-host') ?? header('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

function isForm(contentType: string): boolean {
  const [type, ...parameters] = contentType.toLowerCase().replace(/\s|"/g, '').split(';');
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || charset === 'charset=utf-8';
  return type === formType && isUtf8;
}
