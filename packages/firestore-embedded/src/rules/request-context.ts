import type { StoredDocument } from '../model/value.ts';
import type { RulesRequest } from './authorizer.ts';
import { constrainedResource } from './constrained-resource.ts';
import { EvaluationError, typeError, Undecided } from './evaluation-error.ts';
import { ExpressionBudget } from './frame.ts';
import { fromFields, pathOfName } from './values/from-firestore.ts';
import { fromObject } from './values/from-json.ts';
import { RulesMap } from './values/rules-map.ts';
import type { RulesPath } from './values/rules-path.ts';
import { parseTimestamp } from './values/rules-time.ts';
import type { RulesValue } from './values/rules-value.ts';

/** The documented limit: ten document reads per request; a repeated read of the same one is free. */
const maxLookups = 10;

/**
 * The pass of an evaluation. Google's server first evaluates without reading any document (`early`),
 * and again with the documents when that did not decide.
 */
export type Pass = 'early' | 'full';

/** The variables and the documents of one request. */
export class RequestContext {
  readonly budget = new ExpressionBudget();
  readonly #request: RulesRequest;
  readonly #pass: Pass;
  readonly #looked = new Map<string, StoredDocument | undefined>();
  #variable: RulesMap | undefined;
  #resource: RulesValue | undefined;

  constructor(request: RulesRequest, pass: Pass) {
    this.#request = request;
    this.#pass = pass;
  }

  /** `request`, created when it is first read: most rules of a public site never read it. */
  request(): RulesMap {
    this.#variable ??= requestMap(this.#request);
    return this.#variable;
  }

  /** `resource`: the document as it is, null when there is none. */
  resource(): RulesValue {
    if (this.#pass === 'early') throw new Undecided();
    if (this.#resource === undefined) this.#resource = resourceOf(this.#request);
    return this.#resource;
  }

  /** A document for get() and the like; undefined when there is none. */
  lookup(label: string, path: RulesPath, when: 'before' | 'after'): StoredDocument | undefined {
    const name = this.#nameOf(path);
    if (name === undefined) throw serviceCallError(label, path);
    if (this.#pass === 'early') throw new Undecided();
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
    ['time', () => instant(request.time)],
  ]);
  const { after, query } = request;
  if (after !== undefined) fields.set('resource', () => resourceMap(after));
  if (request.method === 'list') fields.set('query', () => queryMap(query));
  return new RulesMap([...fields.keys()], (key) => fields.get(key)?.());
}

function authMap({ caller }: RulesRequest): RulesValue {
  if (caller.kind === 'owner' || caller.auth === undefined) return null;
  const { uid, token } = caller.auth;
  return RulesMap.of(
    new Map<string, RulesValue>([
      ['uid', uid],
      ['token', fromObject(token)],
    ]),
  );
}

function queryMap(query: RulesRequest['query']): RulesMap {
  const entries = new Map<string, RulesValue>([
    ['limit', query?.limit === undefined ? null : BigInt(query.limit)],
    ['offset', BigInt(query?.offset ?? 0)],
    ['orderBy', RulesMap.of(new Map(Object.entries(query?.orderBy ?? {})))],
  ]);
  return RulesMap.of(entries);
}

function instant(text: string): RulesValue {
  const time = parseTimestamp(text);
  if (time === undefined) throw typeError('string', 'timestamp');
  return time;
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
