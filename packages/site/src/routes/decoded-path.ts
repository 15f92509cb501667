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

/** Removes trailing slashes from a path in one pass, however many there are. */
export function withoutClosingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
