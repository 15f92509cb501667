import { withoutClosingSlashes } from './without-closing-slashes.ts';

/**
 * Decodes a pathname, without its closing slashes; undefined with a malformed escape such as %E0%A4%A, which
 * makes an address unknown.
 */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(withoutClosingSlashes(pathname));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
