import type { StoredDocument } from '../model/value.ts';
import type { RulesRequest } from './authorizer.ts';
import { constrainedResource } from './constrained-resource.ts';
import { EvaluationError, Undecided } from './evaluation-error.ts';
import { fromClaims, fromFields, pathOfName } from './values/from-firestore.ts';
import { readTimestamp } from './values/rules-time.ts';
import { RulesMap, type RulesPath, type RulesValue } from './values/rules-value.ts';

/** The documented limit: ten document reads per request; a repeated read of the same one is free. */
const maxLookups = 10;

/** The documented limit for one request, for all its allow statements together. */
const maxExpressions = 1000;

/** Counts the expressions that a request evaluates, and throws above a thousand. */
class ExpressionBudget {
  #spent = 0;

  spend(count = 1): void {
    this.#spent += count;
    if (this.#spent > maxExpressions) {
      throw new EvaluationError(
        `Unable to evaluate the expression as the maximum of ${maxExpressions} expressions to evaluate has been reached.`,
      );
    }
  }
}

/** The variables and the documents of one request. */
export class RequestContext {
  readonly budget = new ExpressionBudget();
  readonly #request: RulesRequest;
  readonly #looked = new Map<string, StoredDocument | undefined>();
  #variable: RulesMap | undefined;
  #resource: RulesValue | undefined;

  constructor(request: RulesRequest) {
    this.#request = request;
  }

  /** `request`, created when it is first read: most rules of a public site never read it. */
  request(): RulesMap {
    this.#variable ??= requestMap(this.#request);
    return this.#variable;
  }

  /** `resource`: the document as it is, null when there is none. */
  resource(): RulesValue {
    if (this.#resource === undefined) this.#resource = resourceOf(this.#request);
    return this.#resource;
  }

  /** A document for get() and the like; undefined when there is none. */
  lookup(label: string, path: RulesPath, when: 'before' | 'after'): StoredDocument | undefined {
    const name = this.#nameOf(path);
    if (name === undefined) throw serviceCallError(label, path);
    const key = `${when} ${name}`;
    if (!this.#looked.has(key)) {
      if (this.#looked.size >= maxLookups) throw serviceCallError(label, path);
      this.#looked.set(key, this.#request.lookup(name, when));
    }
    return this.#looked.get(key);
  }

  /** The full name of a document of the same database; undefined for any other path. */
  #nameOf({ segments }: RulesPath): string | undefined {
    const prefix = this.#request.name.split('/', 5);
    const [, project, , database] = prefix;
    const isDocument =
      segments.length >= 5 &&
      segments.length % 2 === 1 &&
      segments[0] === 'databases' &&
      segments[1] === database &&
      segments[2] === 'documents' &&
      segments.every((segment) => typeof segment === 'string' && segment !== '');
    return isDocument ? `projects/${project}/${segments.join('/')}` : undefined;
  }
}

function resourceOf({ before, method, name, query = {} }: RulesRequest): RulesValue {
  if (method === 'list') return constrainedResource(name, query);
  return before === undefined ? null : resourceMap(before);
}

/** A document in the form of `resource`, `request.resource` and get(). */
export function resourceMap(document: StoredDocument): RulesMap {
  const path = pathOfName(document.name);
  return new RulesMap(['__name__', 'data', 'id'], (key) => {
    if (key === 'data') return fromFields(document.fields);
    if (key === 'id') return document.name.slice(document.name.lastIndexOf('/') + 1);
    return key === '__name__' ? path : undefined;
  });
}

/** The path of a request; a collection group has no single path. */
function pathOf({ name, query }: RulesRequest): RulesPath {
  if (query?.anyDepth) throw new Undecided();
  return pathOfName(name);
}

function requestMap(request: RulesRequest): RulesMap {
  const fields = new Map<string, () => RulesValue>([
    ['auth', () => authMap(request)],
    ['method', () => request.method],
    ['path', () => pathOf(request)],
    ['time', () => readTimestamp(request.time)],
  ]);
  const { after, query } = request;
  if (after !== undefined) fields.set('resource', () => resourceMap(after));
  if (request.method === 'list') fields.set('query', () => queryMap(query));
  return new RulesMap([...fields.keys()], (key) => fields.get(key)?.());
}

function authMap({ caller }: RulesRequest): RulesValue {
  if (caller.kind === 'owner' || caller.auth === undefined) return null;
  const { uid, token } = caller.auth;
  return RulesMap.of([
    ['uid', uid],
    ['token', fromClaims(token)],
  ]);
}

function queryMap(query: RulesRequest['query']): RulesMap {
  return RulesMap.of([
    ['limit', query?.limit === undefined ? null : BigInt(query.limit)],
    ['offset', BigInt(query?.offset ?? 0)],
    ['orderBy', RulesMap.of(Object.entries(query?.orderBy ?? {}))],
  ]);
}

/** An error that contains the path in the format of Google's protocol buffer. */
export function serviceCallError(label: string, path: RulesPath): EvaluationError {
  const segments = path.segments.map((segment) => {
    const simple = typeof segment === 'string' ? segment : segment.name;
    return `  segments {\n    simple: ${JSON.stringify(simple)}\n  }\n`;
  });
  return new EvaluationError(
    `Service call error. Function: [${label}], Argument: [path_value {\n${segments.join('')}}\n].`,
  );
}
