import { formatFieldPath } from '../model/field-path.ts';
import { sameFields, sameValue } from '../model/same-value.ts';
import type { Fields, Value } from '../model/value.ts';
import type { Caller } from '../rules/authorizer.ts';
import type { DocumentChange } from './backend.ts';
import type { ChangeKind, Trigger } from './trigger.ts';

/** One change to deliver to one function. */
export interface OutboxEvent {
  /** Unique, and the same on every attempt, so that a function can recognise a repeated delivery. */
  readonly id: string;
  readonly trigger: Trigger;
  readonly change: DocumentChange;
}

/** The kind of event of a change; undefined when no field changed, which fires no event. */
export function kindOfChange(change: DocumentChange): Exclude<ChangeKind, 'written'> | undefined {
  const { before, after } = change;
  if (!before) return after && 'created';
  if (!after) return 'deleted';
  return sameFields(before.fields, after.fields) ? undefined : 'updated';
}

/** Splits a document's name: `projects/P/databases/D/documents/PATH`. */
export function splitName(name: string): { project: string; database: string; path: string } {
  const [, project = '', , database = '', , ...path] = name.split('/');
  return { project, database, path: path.join('/') };
}

/**
 * The headers and the body of the HTTP request for an event.
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md
 */
export function encodeEvent(event: OutboxEvent): { headers: Record<string, string>; body: string } {
  const attributes = attributesOf(event);
  const data = dataOf(event.change);
  if (!Object.values(attributes).every((text) => /^[\x21-\x7e]*$/.test(text))) {
    // firebase-tools does not decode escapes in headers. So an event with a path such as
    // `villes/Béja` is sent in structured mode, where the path is plain JSON.
    return {
      headers: { 'Content-Type': 'application/cloudevents+json; charset=utf-8' },
      body: JSON.stringify({ ...attributes, data }),
    };
  }
  const headers = Object.entries(attributes).map(([name, value]) => [`ce-${name}`, value]);
  return {
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(headers) },
    body: JSON.stringify(data),
  };
}

function attributesOf({ id, trigger, change }: OutboxEvent): Record<string, string> {
  const { project, database, path } = splitName(change.name);
  return {
    id,
    source: `//firestore.googleapis.com/projects/${project}/databases/${database}`,
    type: trigger.eventType,
    specversion: '1.0',
    time: change.time,
    subject: `documents/${path}`,
    datacontenttype: 'application/json',
    project,
    database,
    namespace: '(default)',
    location: 'us-central1',
    document: path,
    ...(trigger.withAuthContext && authContext(change.caller)),
  };
}

/** The author of the change, in the terms of events with auth context. */
function authContext(caller: Caller): { authtype: string; authid?: string } {
  if (caller.kind === 'owner') return { authtype: 'service_account' };
  if (!caller.auth) return { authtype: 'unauthenticated' };
  return { authtype: 'unknown', authid: caller.auth.uid };
}

/** The event's data as `google.events.cloud.firestore.v1.DocumentEventData` in JSON. */
function dataOf({ before, after }: DocumentChange): object {
  return {
    ...(after && { value: after }),
    ...(before && { oldValue: before }),
    ...(before &&
      after && { updateMask: { fieldPaths: changedPaths(before.fields, after.fields) } }),
  };
}

/** The paths of the fields that differ between two versions of a document, also inside maps. */
function changedPaths(before: Fields, after: Fields): string[] {
  const changed = (old: Fields, now: Fields): string[][] => {
    const names = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...names].sort().flatMap((name) => {
      const [was, is] = [own(old, name), own(now, name)];
      if (was && is && sameValue(was, is)) return [];
      const [inner, innerNow] = [mapFields(was), mapFields(is)];
      if (!inner || !innerNow) return [[name]];
      return changed(inner, innerNow).map((path) => [name, ...path]);
    });
  };
  return changed(before, after).map(formatFieldPath);
}

function own(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The fields of a map that is not empty; an empty map counts as a plain value. */
function mapFields(value: Value | undefined): Fields | undefined {
  const fields = value && 'mapValue' in value ? value.mapValue.fields : undefined;
  return fields && Object.keys(fields).length > 0 ? fields : undefined;
}
