import { loadService, type ServiceMethod } from '../schema/load-service.ts';

/** One way to call a method over REST, from its `google.api.http` option. */
export interface Route {
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

let loaded: readonly Route[] | undefined;

/** Every route of the service, read at the first call. */
export function loadRoutes(): readonly Route[] {
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
