import { unicodeEncodingOf } from '../unicode-encoding.ts';
import { FetchError } from './fetch-error.ts';
import type { SourceRequest } from './source-request.ts';

/** The content of a Content-Type header. */
interface ContentType {
  readonly mediaType: string;
  readonly charset?: string;
}

// The character sets that a Tunisian site may still use; any other label is refused until someone has
// checked it.
const knownCharsets: ReadonlySet<string> = new Set([
  'utf-8',
  'utf8',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'windows-1256',
]);

/** Returns the content type. Throws FetchError 'content-type' when the adapter does not read that type. */
export function checkContentType(response: Response, request: SourceRequest): ContentType {
  const header = response.headers.get('content-type') ?? '';
  const type = parseContentType(header);
  if (request.accepts.includes(type.mediaType)) return type;
  const seen = `la réponse est ${JSON.stringify(header)}, et non ${request.accepts.join(' ou ')}`;
  throw new FetchError('content-type', request.source, seen);
}

/**
 * Decodes the body: by the encoding that its bytes show, else the header's character set, else the one that it
 * declares.
 * Invalid bytes become U+FFFD, because the central bank's pages contain some.
 */
export function decodeBody(bytes: Uint8Array, { charset }: ContentType, source: string): string {
  const shown = unicodeEncodingOf(bytes);
  if (shown !== undefined) return new TextDecoder(shown).decode(bytes);
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

/**
 * Returns the character set that a body declares:
 * https://html.spec.whatwg.org/#prescan-a-byte-stream-to-determine-its-encoding
 */
function declaredInBody(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const declared =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i.exec(start) ??
    /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w-]+)/i.exec(start);
  return declared?.[1]?.toLowerCase();
}
