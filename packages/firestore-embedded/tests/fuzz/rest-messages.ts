import type { FieldContent, MessageField, MessageType } from '../../src/schema/message-type.ts';
import type { Json } from '../support/json-over-rest.ts';
import { databaseName } from './firestore-rest.ts';
import { rootMark, runMark } from './history.ts';
import { fieldPaths, randomFields, randomValue } from './random-values.ts';
import { randomName, randomParent } from './rest-store.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * Fields left to other tests: query plans differ between servers, a server rejects the tokens and
 * transactions of the other, and the tests of queries compare nearest neighbours.
 */
const leftOut = new Set([
  'explainOptions',
  'pageToken',
  'findNearest',
  'retryTransaction',
  'verify',
]);

/** Fields without which almost no request is valid. */
const always =
  /^(?:structured\w*Query|from|collectionId|documentId|op|value|values|field|fieldPath|writes|documents|aggregations|filters|name|document|fields|fieldTransforms)$/;

/** A random message with some of its fields, each with a value of the right type. */
export function randomMessage(
  random: SeededRandom,
  type: MessageType,
  without: ReadonlySet<string> = new Set(),
  depth = 0,
): Json {
  if (type.name.endsWith('v1.Value')) return here(randomValue(random));
  const oneofs = new Map<string, string>();
  for (const [oneof, names] of type.oneofs) {
    const known = names.filter((name) => !leftOut.has(name));
    if (known.length > 0 && random.chance(chanceOf(oneof))) oneofs.set(oneof, random.pick(known));
  }
  const entries: [string, unknown][] = [];
  for (const field of type.byId.values()) {
    const { name, oneof } = field;
    if (without.has(name) || leftOut.has(name)) continue;
    const isChosen =
      oneof === undefined
        ? always.test(name) || random.chance(depth > 5 ? 0.05 : 0.25)
        : oneofs.get(oneof) === name;
    if (isChosen) entries.push([name, fieldValue(random, field, type, depth)]);
  }
  return Object.fromEntries(entries);
}

/** Most oneofs usually need a member; a consistency selector rarely does. */
function chanceOf(oneof: string): number {
  return oneof === 'consistencySelector' ? 0.08 : 0.95;
}

function fieldValue(
  random: SeededRandom,
  field: MessageField,
  type: MessageType,
  depth: number,
): unknown {
  const one = () => hinted(random, field, type) ?? contentOf(random, field.content, depth);
  if (field.shape === 'map') {
    return field.name === 'fields' ? here(randomFields(random)) : { key: 'text' };
  }
  if (field.shape === 'single') return one();
  const most = field.name === 'from' ? 1 : 2;
  return random.list(random.chance(0.9) ? 1 : 0, most, one);
}

/** A value that suits a field's name, or undefined if only the type matters. */
function hinted(random: SeededRandom, { name }: MessageField, type: MessageType): unknown {
  switch (name) {
    case 'name':
    case 'document':
    case 'documents':
    case 'delete':
      return type.byName.get(name)?.content.kind === 'string' ? randomName(random) : undefined;
    case 'parent':
      return randomParent(random);
    case 'database':
      return databaseName;
    case 'collectionId':
      return random.pick(['c', 'd', 'none']);
    case 'documentId':
      return random.pick(['new', '1', 'é']);
    case 'fieldPath':
    case 'fieldPaths':
      return random.pick([...fieldPaths, '__name__', 'l', 'm']);
    case 'orderBy':
      return type.byName.get(name)?.content.kind === 'string'
        ? random.pick(['', 'a', 'a desc', 'b, __name__ desc'])
        : undefined;
    case 'alias':
      return random.pick(['one', 'two']);
    case 'transaction':
      return 'AAAA';
    default:
      return undefined;
  }
}

function contentOf(random: SeededRandom, content: FieldContent, depth: number): unknown {
  switch (content.kind) {
    case 'message':
      return randomMessage(random, content.type, new Set(), depth + 1);
    case 'wrapper':
    case 'int32':
    case 'int64':
      return random.below(4);
    case 'timestamp':
      return random.pick(['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z', '1960-01-01T00:00:00Z']);
    case 'bool':
      return random.chance(0.5);
    case 'double':
      return random.pick([0, 1.5, 'NaN']);
    case 'bytes':
      return 'AQI=';
    case 'enum':
      return random.pick([...content.names.values()]);
    case 'null':
      return null;
    default:
      return 'text';
  }
}

/** Replaces the placeholders of histories by this store's names. */
function here(json: Json): Json {
  const text = JSON.stringify(json).replaceAll(rootMark, `${databaseName}/documents`);
  return JSON.parse(text.replaceAll(runMark, ''));
}
