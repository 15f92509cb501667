import { decodePath } from '../http/decode-path.ts';
import { invalid, StatusError } from '../model/status.ts';
import { loadService, type ServiceMethod } from '../schema/load-service.ts';

/** One way to call a method over REST, from its `google.api.http` option. */
interface Route {
  readonly method: ServiceMethod;
  readonly httpMethod: string;
  /** Matches an encoded path; its groups are the variables, in order. */
  readonly path: RegExp;
  /** The paths of the request's fields that the variables fill. */
  readonly variables: readonly string[];
  /** The text after the last colon of the path, if there is one. */
  readonly verb: string | undefined;
  /** The field that the body sets, `*` for the whole request; empty without a body. */
  readonly body: string;
}

interface Found {
  readonly route: Route;
  readonly values: readonly string[];
}

let loaded: readonly Route[] | undefined;

/** Every route of the service, read at the first call. */
function loadRoutes(): readonly Route[] {
  loaded ??= [...loadService().values()].flatMap((method) =>
    method.bindings.map(({ template, ...binding }) => ({
      ...{ method, ...binding },
      ...compileTemplate(template),
    })),
  );
  return loaded;
}

/** Compiles a template: braces enclose a variable, `*` is one segment, `**` any number of them. */
function compileTemplate(template: string): Pick<Route, 'path' | 'variables' | 'verb'> {
  const variables: string[] = [];
  const source = template.replace(/\{([\w.]+)(?:=([^}]*))?\}/g, (_all, name, pattern = '*') => {
    variables.push(name);
    return `(${pattern.replace('/**', '(?:/[^/]*)*').replace(/(?<=\/|^)\*/g, '[^/]*')})`;
  });
  return { variables, path: new RegExp(`^${source}$`), verb: /:(\w+)$/.exec(template)?.[1] };
}

/** The route of a request and the values of its variables; throws a StatusError when there is none. */
export function findRoute(httpMethod: string, pathname: string): Found {
  // Only POST has verbs, and only those of the service: an id may contain a colon too.
  const [, beforeVerb = '', verb] = (httpMethod === 'POST' && /^(.*):(\w+)$/.exec(pathname)) || [];
  const isDocuments = beforeVerb.endsWith('/documents');
  const isBelow = beforeVerb.includes('/documents/');
  const isKnown = loadRoutes().some((one) => one.verb === verb);
  const isVerb = verb !== undefined && (isDocuments || (isBelow && isKnown));
  const found = routesAt(httpMethod, pathname, isVerb ? verb : undefined);
  // When the number of segments fits no route, the intended method reports the error in them.
  const meant = found.find(isWhole) ?? found[0];
  if (meant?.route.method.takesStream === false) {
    return { ...meant, values: meant.values.map(decodePath) };
  }
  if (isVerb && isBelow && meant === undefined) {
    throw invalid(`:${verb} is not served at ${pathname}.`);
  }
  if (isVerb) throw new StatusError('UNIMPLEMENTED', `:${verb} is not served over REST.`);
  throw new StatusError('NOT_FOUND', `${httpMethod} is not served at ${pathname}.`);
}

function routesAt(httpMethod: string, pathname: string, verb: string | undefined): Found[] {
  return loadRoutes().flatMap((route) => {
    if (route.httpMethod !== httpMethod || route.verb !== verb) return [];
    const [path, ...values] = route.path.exec(pathname) ?? [];
    return path === undefined ? [] : [{ route, values }];
  });
}

/** Whether names and parents are documents or the root, below which the number of segments is even. */
function isWhole({ route, values }: Found): boolean {
  return values.every((value, index) => {
    const isDocument = /name$|^parent$/.test(route.variables[index] ?? '');
    return !isDocument || value.split('/').length % 2 === 1;
  });
}
