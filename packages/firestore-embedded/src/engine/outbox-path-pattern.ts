/** Matches a document's path, relative to the database, against the path of a trigger. */
export type PathMatcher = (path: string) => boolean;

/**
 * Compiles an Eventarc path pattern: `{name}` and `*` match one segment, `{name=**}` and `**` any
 * number of segments (also none, also at the start), `*` within a segment any part of it.
 * @see https://cloud.google.com/eventarc/docs/path-patterns
 */
export function compilePathPattern(pattern: string): PathMatcher {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const expression = new RegExp(`^${segments.map(segmentSource).join('')}$`, 's');
  return (path) => expression.test(`/${path}`);
}

/** Matches exactly one path, as an `EXACT` trigger requires. */
export function exactPath(value: string): PathMatcher {
  const wanted = value
    .split('/')
    .filter((segment) => segment !== '')
    .join('/');
  return (path) => path === wanted;
}

/** The expression of a segment and the slash before it, so that no slash is left when it matches nothing. */
function segmentSource(segment: string): string {
  const glob = unbrace(segment);
  if (glob === '**') return '(?:/[^/]+)*';
  return `/${glob === '*' ? '[^/]+' : glob.split('*').map(escapeForExpression).join('[^/]*')}`;
}

/** Returns the glob of a segment: `*` for `{id}`, the part after `=` for `{id=glob}`. */
function unbrace(segment: string): string {
  if (!segment.startsWith('{') || !segment.endsWith('}')) return segment;
  const inner = segment.slice(1, -1);
  const equals = inner.indexOf('=');
  return equals < 0 ? '*' : inner.slice(equals + 1);
}

function escapeForExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
