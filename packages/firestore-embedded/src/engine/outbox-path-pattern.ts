/** Says whether a document's path, relative to the database, is one that a trigger asked for. */
export type PathMatcher = (path: string) => boolean;

/**
 * Compiles an Eventarc path pattern: `{name}` and `*` match one segment, `{name=**}` and `**`
 * any number of them (none included, at the start too), `*` within a segment any part of it.
 * @see https://cloud.google.com/eventarc/docs/path-patterns
 */
export function compilePathPattern(pattern: string): PathMatcher {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const expression = new RegExp(`^${segments.map(segmentSource).join('')}$`, 's');
  return (path) => expression.test(`/${path}`);
}

/** Matches one path and no other: what an `EXACT` trigger asks for. */
export function exactPath(value: string): PathMatcher {
  const wanted = value
    .split('/')
    .filter((segment) => segment !== '')
    .join('/');
  return (path) => path === wanted;
}

/** A segment with the slash before it, so that none is left over where it matches nothing. */
function segmentSource(segment: string): string {
  const glob = unbrace(segment);
  if (glob === '**') return '(?:/[^/]+)*';
  return `/${glob === '*' ? '[^/]+' : glob.split('*').map(escapeForExpression).join('[^/]*')}`;
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
