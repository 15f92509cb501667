import { type HttpAnswer, type HttpRequest, plainAnswer } from './http-answer.ts';

/** Six times what the longest valid form takes, each character of three bytes and percent-encoded. */
export const maxFormBytes = 65_536;

/** The refusal of a post that no form of this site sends; undefined when one may have sent it. */
export function refusePost(request: HttpRequest): HttpAnswer | undefined {
  if (!isFromHere(request)) {
    return plainAnswer(403, 'Ce formulaire ne peut être envoyé que depuis ce site.');
  }
  if (!isForm(request.header('content-type') ?? '')) {
    return plainAnswer(
      415,
      'Envoyez le formulaire en application/x-www-form-urlencoded, en UTF-8.',
    );
  }
  if (request.body.length > maxFormBytes) {
    return plainAnswer(413, 'Le formulaire est trop long : raccourcissez le message.');
  }
  return undefined;
}

// Browsers say where a post comes from: today's by Sec-Fetch-Site, older ones by Origin. What says
// neither is no browser that another site could use. https://www.w3.org/TR/fetch-metadata/
function isFromHere({ header }: HttpRequest): boolean {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = header('origin');
  if (origin === undefined) return true;
  // Hosting calls a function by the function's own address.
  const host = header('x-forwarded-host') ?? header('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

function isForm(contentType: string): boolean {
  const [type, ...parameters] = contentType.toLowerCase().replace(/\s|"/g, '').split(';');
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || charset === 'charset=utf-8';
  return type === 'application/x-www-form-urlencoded' && isUtf8;
}
