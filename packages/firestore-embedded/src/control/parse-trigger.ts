import type { ProtoJson } from '../engine/backend.ts';
import type { ChangeKind, TriggerTerms } from '../engine/outbox-trigger.ts';
import { isObject } from '../model/json.ts';
import { StatusError } from '../model/status.ts';

const cloudEventType =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;
const legacyType =
  /^(?:providers\/cloud\.firestore\/eventTypes|google\.firestore)[/.]document\.(create|update|delete|write)$/;
const legacyResource = /^projects\/[^/]+\/databases\/([^/]+)\/documents(@[^/]*)?\/(.+)$/;

const legacyKinds: Readonly<Record<string, ChangeKind>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  write: 'written',
};

/** Reads a v2 registration: `{eventType, database, namespace, document: {value, matchType}}`. */
export function parseCloudEventTrigger(
  project: string,
  key: string,
  body: ProtoJson,
): TriggerTerms {
  const eventType = text(body, 'eventType');
  const kind = cloudEventType.exec(eventType);
  if (!kind) throw new StatusError('UNIMPLEMENTED', `Event type ${eventType} is not served.`);
  refuseNamespace(text(body, 'namespace'));
  const document = isObject(body.document) ? body.document : {};
  const path = text(document, 'value');
  const matchType = text(document, 'matchType');
  if (matchType !== 'EXACT' && matchType !== 'PATH_PATTERN') {
    throw new StatusError('INVALID_ARGUMENT', `Unknown matchType: ${matchType}`);
  }
  return {
    key,
    project,
    database: text(body, 'database'),
    kind: kind[1] as ChangeKind,
    eventType,
    format: 'cloud-event',
    withAuthContext: kind[2] !== undefined,
    retry: body.retry === true,
    path,
    matchType,
  };
}

/** Reads a v1 registration: `{eventTrigger: {eventType, resource, service}}`. */
export function parseLegacyTrigger(project: string, key: string, body: ProtoJson): TriggerTerms {
  const eventTrigger = isObject(body.eventTrigger) ? body.eventTrigger : {};
  const eventType = text(eventTrigger, 'eventType');
  const kind = legacyKinds[legacyType.exec(eventType)?.[1] ?? ''];
  if (!kind) throw new StatusError('UNIMPLEMENTED', `Event type ${eventType} is not served.`);
  const resource = text(eventTrigger, 'resource');
  const [, database, namespace, path] = legacyResource.exec(resource) ?? [];
  if (database === undefined || path === undefined) {
    throw new StatusError('INVALID_ARGUMENT', `Not a document's resource: ${resource}`);
  }
  refuseNamespace(namespace?.slice(1) ?? '');
  return {
    key,
    project,
    database,
    kind,
    eventType,
    format: 'legacy',
    withAuthContext: false,
    retry: eventTrigger.retry === true,
    path,
    matchType: 'PATH_PATTERN',
  };
}

function text(fields: ProtoJson, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw new StatusError('INVALID_ARGUMENT', `The trigger has no ${name}.`);
}

function refuseNamespace(namespace: string): void {
  if (namespace === '' || namespace === '(default)') return;
  throw new StatusError('UNIMPLEMENTED', `Namespace ${namespace} is not served.`);
}
