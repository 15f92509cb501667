/** Says whether a document's path, relative to the database, is one that a trigger asked for. */
export type PathMatcher = (path: string) => boolean;

/**
 * Compiles an Eventarc path pattern: `{name}` and `*` match one segment, `{name=**}` and `**`
 * for any number of them (none included), `*` within a segment for any part of it.
 * @see https://cloud.google.com/eventarc/docs/path-patterns
 */
export function compilePathPattern(pattern: string): PathMatcher {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment, index) => segmentSource(segment, index === 0)).join('');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(path);
}

/** Matches one path and no other: what an `EXACT` trigger asks for. */
export function exactPath(value: string): PathMatcher {
  const wanted = value
    .split('/')
    .filter((segment) => segment !== '')
    .join('/');
  return (path) => path === wanted;
}

function segmentSource(segment: string, isFirst: boolean): string {
  const glob = unbrace(segment);
  if (glob === '**') return isFirst ? '(?:[^/]+(?:/[^/]+)*)?' : '(?:/[^/]+)*';
  const one = glob === '*' ? '[^/]+' : glob.split('*').map(escapeForExpression).join('[^/]*');
  return isFirst ? one : `/${one}`;
}

/** `{id}` captures one segment; `{id=glob}` captures what the glob matches. */
function unbrace(segment: string): string {
  if (!segment.startsWith('{') || !segment.endsWith('}')) return segment;
  const inner = segment.slice(1, -1);
  const equals = inner.indexOf('=');
  return equals < 0 ? '*' : inner.slice(equals + 1);
}

function escapeForExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
