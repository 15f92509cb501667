import { FetchError } from './fetch-error.ts';
import type { SourceRequest } from './source-request.ts';

/** The content of a Content-Type header. */
interface ContentType {
  readonly mediaType: string;
  readonly charset?: string;
}

// Those a Tunisian site may still use; a label outside them is looked at before it is believed.
const knownCharsets: ReadonlySet<string> = new Set([
  'utf-8',
  'utf8',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'windows-1256',
]);

/** Raises FetchError 'content-type' unless the answer is of a type the adapter reads. */
export function checkContentType(response: Response, request: SourceRequest): ContentType {
  const header = response.headers.get('content-type') ?? '';
  const type = parseContentType(header);
  if (request.accepts.includes(type.mediaType)) return type;
  const seen = `la réponse est ${JSON.stringify(header)}, et non ${request.accepts.join(' ou ')}`;
  throw new FetchError('content-type', request.source, seen);
}

/**
 * The body as text. The header's character set wins over what the page says of itself; bytes that
 * are none of its characters become U+FFFD, for the central bank's pages contain some.
 */
export function decodeBody(bytes: Uint8Array, { charset }: ContentType, source: string): string {
  const label = charset ?? declaredInBody(bytes) ?? 'utf-8';
  if (knownCharsets.has(label)) return new TextDecoder(label).decode(bytes);
  throw new FetchError('charset', source, `le jeu de caractères est ${JSON.stringify(label)}`);
}

function parseContentType(header: string): ContentType {
  const [mediaType = '', ...parameters] = header.split(';').map((part) => part.trim());
  const charset = parameters
    .map((parameter) => /^charset="?([^"]+)"?$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  return {
    mediaType: mediaType.toLowerCase(),
    ...(charset !== undefined && { charset: charset.toLowerCase() }),
  };
}

/** The character set that a body declares of itself: https://html.spec.whatwg.org/#prescan-a-byte-stream-to-determine-its-encoding */
function declaredInBody(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const declared =
    /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(start) ??
    /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w-]+)/i.exec(start);
  return declared?.[1]?.toLowerCase();
}
