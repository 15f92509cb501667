import { isObject } from '../model/json.ts';
import { invalid, StatusError } from '../model/status.ts';
import type { DocumentChange, ProtoJson } from './backend.ts';
import { kindOfChange, splitName } from './event.ts';

/** The events of a trigger; `written` is any of the other three. */
export type ChangeKind = 'created' | 'updated' | 'deleted' | 'written';

/** A function's registration for changes. */
export interface Trigger {
  /** The functions emulator's id of the trigger, the last part of the address for its events. */
  readonly key: string;
  readonly project: string;
  /** `(default)` or a named database. */
  readonly database: string;
  readonly kind: ChangeKind;
  readonly eventType: string;
  readonly withAuthContext: boolean;
  /** The path of its documents below the database's root, or a pattern of such paths. */
  readonly path: string;
  readonly matchesPath: (path: string) => boolean;
}

const eventTypes =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;

/** Reads a registration: `{eventType, database, namespace, document: {value, matchType}}`. */
export function parseTrigger(project: string, key: string, body: ProtoJson): Trigger {
  const eventType = text(body, 'eventType');
  const [, kind, authContext] = eventTypes.exec(eventType) ?? [];
  if (kind === undefined) {
    throw new StatusError('UNIMPLEMENTED', `Event type ${eventType} is not served.`);
  }
  const namespace = text(body, 'namespace');
  if (namespace !== '' && namespace !== '(default)') {
    throw new StatusError('UNIMPLEMENTED', `Namespace ${namespace} is not served.`);
  }
  const document = isObject(body.document) ? body.document : {};
  const path = text(document, 'value');
  const matchType = text(document, 'matchType');
  if (matchType !== 'EXACT' && matchType !== 'PATH_PATTERN') {
    throw invalid(`Unknown matchType: ${matchType}`);
  }
  return {
    key,
    project,
    database: text(body, 'database'),
    kind: kind as ChangeKind,
    eventType,
    withAuthContext: authContext !== undefined,
    path,
    matchesPath: matchType === 'EXACT' ? exactPath(path) : pathPattern(path),
  };
}

function text(fields: ProtoJson, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw invalid(`The trigger has no ${name}.`);
}

/** Whether a change is an event of the trigger. */
export function wants(trigger: Trigger, change: DocumentChange): boolean {
  const kind = kindOfChange(change);
  const { project, database, path } = splitName(change.name);
  return (
    kind !== undefined &&
    (trigger.kind === 'written' || trigger.kind === kind) &&
    trigger.project === project &&
    trigger.database === database &&
    trigger.matchesPath(path)
  );
}

/**
 * Whether two registrations belong to one function: firebase-tools ends the key of a trigger with a
 * generation number, which increases with each reload and restarts with each start.
 */
export function isSameFunction(one: Trigger, other: Trigger): boolean {
  return identityOf(one) === identityOf(other);
}

function identityOf({ key, project, database, eventType, path }: Trigger): string {
  return JSON.stringify([project, database, eventType, path, key.replace(/-\d+$/, '')]);
}

function exactPath(value: string): (path: string) => boolean {
  const wanted = segmentsOf(value).join('/');
  return (path) => path === wanted;
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/**
 * Compiles an Eventarc path pattern: `{name}` and `*` match one segment, `{name=**}` and `**` any
 * number of segments (also none, also at the start), `*` within a segment any part of it.
 * @see https://cloud.google.com/eventarc/docs/path-patterns
 */
function pathPattern(pattern: string): (path: string) => boolean {
  const expression = new RegExp(`^${segmentsOf(pattern).map(segmentSource).join('')}$`, 's');
  return (path) => expression.test(`/${path}`);
}

/** The expression of a segment and the slash before it, so that no slash is left when it matches nothing. */
function segmentSource(segment: string): string {
  const [, named, given] = /^(\{[^=]*(?:=(.*))?\})$/.exec(segment) ?? [];
  const glob = named === undefined ? segment : (given ?? '*');
  if (glob === '**') return '(?:/[^/]+)*';
  return `/${glob === '*' ? '[^/]+' : glob.split('*').map(escaped).join('[^/]*')}`;
}

function escaped(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
