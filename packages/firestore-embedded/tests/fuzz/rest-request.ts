import { type ServiceMethod, serviceMethod } from '../../src/schema/load-service.ts';
import type { Json } from '../support/json-over-rest.ts';
import { randomMessage } from './rest-messages.ts';
import { randomId, randomParent } from './rest-store.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A REST request, with the ways in which it was broken. */
export interface RestRequest {
  readonly method: string;
  readonly httpMethod: string;
  /** Encoded, from `/v1` on. */
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
  readonly broken: readonly string[];
}

/** The weighted methods of both servers: Google's emulator lacks PartitionQuery, and REST has no streams. */
const methods: readonly (readonly [string, number])[] = [
  ['RunQuery', 6],
  ['Commit', 5],
  ['BatchWrite', 2],
  ['BatchGetDocuments', 2],
  ['RunAggregationQuery', 3],
  ['ListDocuments', 2],
  ['UpdateDocument', 2],
  ['CreateDocument', 2],
  ['GetDocument', 1],
  ['DeleteDocument', 1],
  ['ListCollectionIds', 1],
  ['BeginTransaction', 1],
  ['Rollback', 1],
];
const weighted = methods.flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

/** A random request that conforms to the schema. */
export function validRequest(random: SeededRandom): RestRequest {
  const method = serviceMethod(random.pick(weighted));
  const { httpMethod, template, body } = random.pick(method.bindings);
  const inPath = new Set(
    [...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => camelCase(name)),
  );
  // UpdateDocument's address is a field of its body.
  const filled = method.name === 'UpdateDocument' ? new Set(['name']) : inPath;
  const isWhole = body === '*';
  const message = randomMessage(random, method.request, isWhole ? filled : inPath);
  const part = body === '' || isWhole ? message : randomBody(random, method, body);
  return {
    method: method.name,
    httpMethod,
    path: randomAddress(random, template),
    query: isWhole ? [] : parameters(message, body),
    body: httpMethod === 'GET' || httpMethod === 'DELETE' ? undefined : part,
    broken: [],
  };
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function randomBody(random: SeededRandom, { request }: ServiceMethod, field: string): Json {
  const content = request.byName.get(field)?.content;
  if (content?.kind !== 'message') throw new Error(`${request.name} has no message ${field}.`);
  return randomMessage(random, content.type, new Set(['name', 'createTime', 'updateTime']));
}

function randomAddress(random: SeededRandom, template: string): string {
  return template
    .replace(/\{[\w.]+=projects\/\*\/databases\/\*\}/, 'projects/demo-fuzz/databases/(default)')
    .replace(/\{[\w.]+=([^}]*)\}/, (_all, pattern: string) => {
      const root = 'projects/demo-fuzz/databases/(default)/documents';
      if (!pattern.endsWith('/**')) return root;
      const isName = /\{(?:document\.)?name=/.test(template);
      return isName
        ? `${root}/${random.pick(['c', 'd', 'c/1/c'])}/${randomId(random)}`
        : below(random);
    })
    .replace('{collection_id}', random.pick(['c', 'd', 'none']));
}

/** A document, as the parent of collections. */
function below(random: SeededRandom): string {
  const parent = randomParent(random);
  return parent.endsWith('/documents') ? `${parent}/c/1` : parent;
}

/** A message's fields as query parameters, without the field of the body. */
function parameters(message: Json, body: string): (readonly [string, string])[] {
  return Object.entries(message).flatMap(([name, value]) =>
    name === body ? [] : flattened(name, value),
  );
}

function flattened(name: string, value: unknown): (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((item) => flattened(name, item));
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([inner, item]) => flattened(`${name}.${inner}`, item));
}

/** The address with its parameters. */
export function targetOf({ path, query }: RestRequest): string {
  const pairs = query.map((pair) => pair.map(encodeURIComponent).join('='));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
