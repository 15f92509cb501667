import { serviceMethod } from '../../src/schema/load-service.ts';
import type { MessageField, MessageType } from '../../src/schema/message-type.ts';
import { randomMessage } from './rest-messages.ts';
import type { RestRequest } from './rest-request.ts';
import type { SeededRandom } from './seeded-random.ts';

/** JSON values that some types accept and most reject. */
const oddValues: readonly unknown[] = [
  ...[null, true, 'true', 7, -1, 1.5, 3_000_000_000, '7', ' 7', '1e2', '', 'text', {}, [], [[]]],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '1e400',
    '9223372036854775808',
    '-9223372036854775809',
  ],
  ...['!!', 'A', 'AQ', '-_8=', '2026-13-01T00:00:00Z', '2026-11-24', '2026-11-24T00:00:00'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '2020-11-24T00:00:00.1+01:00'],
  ...[
    { fields: {} },
    ['text'],
    99,
    'EQUAL',
    'equal',
    5,
    '5',
    'projects/p/databases/d',
    'a..b',
    '``',
  ],
];

/** A place in a body: a field of an object, or an item of a list. */
interface Site {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
  readonly field: MessageField;
  readonly owner: MessageType;
}

/** Returns the request with one part broken or unusual; unchanged if its body has no field. */
export function breakRequest(random: SeededRandom, request: RestRequest): RestRequest {
  const choice = random.next();
  if (choice < 0.1) return breakAddress(random, request);
  if (request.body === undefined || choice < 0.2) return breakQuery(random, request);
  const body: unknown = structuredClone(request.body);
  const sites = [...sitesIn(body, bodyType(request))];
  if (sites.length === 0) return request;
  const how = breakSite(random, random.pick(sites));
  return { ...request, body, broken: [...request.broken, how] };
}

function bodyType({ method, httpMethod }: RestRequest): MessageType {
  const { request, bindings } = serviceMethod(method);
  const binding = bindings.find((one) => one.httpMethod === httpMethod) ?? bindings[0];
  const content = request.byName.get(binding?.body ?? '')?.content;
  return content?.kind === 'message' ? content.type : request;
}

function* sitesIn(json: unknown, owner: MessageType): Iterable<Site> {
  if (!isHolder(json) || Array.isArray(json)) return;
  for (const [key, value] of Object.entries(json)) {
    const field = owner.byName.get(key);
    if (field === undefined) continue;
    yield { holder: json, key, field, owner };
    if (field.content.kind !== 'message') continue;
    const items = field.shape !== 'single' && isHolder(value) ? Object.entries(value) : [];
    for (const [place, item] of items) {
      if (isHolder(value)) yield { holder: value, key: place, field, owner: field.content.type };
      yield* sitesIn(item, field.content.type);
    }
    if (field.shape === 'single') yield* sitesIn(value, field.content.type);
  }
}

function isHolder(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}

function breakSite(random: SeededRandom, site: Site): string {
  const { holder, key, field, owner } = site;
  const set = (name: string, value: unknown) => Object.assign(holder, { [name]: value });
  const present = Object.entries(holder).find(([name]) => name === key)?.[1];
  const where = `${owner.name.split('.').at(-1)}.${key}`;
  const choice = random.below(8);
  if (choice < 4 || Array.isArray(holder) || field.shape === 'map') {
    set(key, random.pick(oddValues));
    return `odd ${where}`;
  }
  if (choice === 4) {
    set('unknown', 1);
    return `unknown beside ${where}`;
  }
  if (choice === 5) {
    Reflect.deleteProperty(holder, key);
    return `no ${where}`;
  }
  if (choice === 6) {
    Reflect.deleteProperty(holder, key);
    set(
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      present,
    );
    return `snake ${where}`;
  }
  Object.assign(holder, { ...randomMessage(random, owner), ...holder });
  return `more beside ${where}`;
}

function breakQuery(random: SeededRandom, request: RestRequest): RestRequest {
  const { query, broken } = request;
  const pair = query.length > 0 ? random.pick(query) : undefined;
  const [name, value] = pair ?? ['unknown', '1'];
  const odd = String(random.pick(oddValues.filter((one) => typeof one !== 'object')));
  const changed = random.pick<readonly (readonly [string, string])[]>([
    [...query, [name, value]],
    [...query, ['unknown', '1']],
    query.map((one) => (one === pair ? [name, odd] : one)),
  ]);
  return { ...request, query: changed, broken: [...broken, 'parameter'] };
}

function breakAddress(random: SeededRandom, request: RestRequest): RestRequest {
  const { path, httpMethod, broken } = request;
  const [, base = '', verb = ''] = /^(.*?)(:\w+)?$/.exec(path) ?? [];
  const changed = random.pick([
    { path: `${base}/more${verb}` },
    { path: `${base.slice(0, base.lastIndexOf('/'))}${verb}` },
    { path: `${base}${random.pick([':commit', ':runQuery', ':batchGet', ':none'])}` },
    { path: path.replace('/v1/', '/v2/') },
    { path: path.replace('/(default)/', '//') },
    { path: path.replace('/documents', '/documents/__c__/x') },
    { path: path.replace('/documents', '/document') },
    { path: `${base}/.${verb}` },
    { path: `${base}/%2F${verb}` },
    { httpMethod: random.pick(['POST', 'PATCH', 'PUT']) },
    { httpMethod: random.pick(['GET', 'DELETE']), body: undefined },
  ]);
  return { ...request, httpMethod, ...changed, broken: [...broken, 'address'] };
}
