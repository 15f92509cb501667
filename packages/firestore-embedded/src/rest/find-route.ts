import { StatusError } from '../model/status.ts';
import { loadRoutes, type Route } from './routes.ts';

/** The route of a request and the values of its variables; raises NOT_FOUND or UNIMPLEMENTED. */
export function findRoute(
  httpMethod: string,
  pathname: string,
): { readonly route: Route; readonly values: readonly string[] } {
  // Only POST knows verbs, and only those of the service: an id may contain a colon of its own.
  const [, beforeVerb, verb] = (httpMethod === 'POST' && /^(.*):(\w+)$/.exec(pathname)) || [];
  const routes = loadRoutes();
  const isVerb =
    verb !== undefined &&
    (beforeVerb?.endsWith('/documents') || routes.some((one) => one.verb === verb));
  for (const route of routes) {
    const isMeant = route.httpMethod === httpMethod && route.verb === (isVerb ? verb : undefined);
    const [path, ...found] = (isMeant && route.path.exec(pathname)) || [];
    if (path === undefined || !found.every((value, index) => isWhole(route, index, value)))
      continue;
    if (route.method.takesStream) break;
    return { route, values: found.map(decodePath) };
  }
  if (isVerb) throw new StatusError('UNIMPLEMENTED', `:${verb} is not served over REST.`);
  throw new StatusError('NOT_FOUND', `${httpMethod} is not served at ${pathname}.`);
}

/** Names and parents are of documents, or of the root: an even number of segments lies below it. */
function isWhole({ variables }: Route, index: number, value: string): boolean {
  const isDocument = /name$|^parent$/.test(variables[index] ?? '');
  return !isDocument || value.split('/').length % 2 === 1;
}

function decodePath(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch (cause) {
    throw new StatusError('INVALID_ARGUMENT', `The path contains a malformed escape: ${path}`, {
      cause,
    });
  }
}
