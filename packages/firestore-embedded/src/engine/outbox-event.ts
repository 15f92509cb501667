import { sameFields } from '../model/same-value.ts';
import type { Caller } from '../rules/authorizer.ts';
import type { DocumentChange } from './backend.ts';
import { changedFieldPaths } from './outbox-field-mask.ts';
import type { ChangeKind, TriggerTerms } from './outbox-trigger.ts';

/** One change to deliver to one function. */
export interface OutboxEvent {
  /** Unique, and the same on every attempt, so that a function can recognise a repeated delivery. */
  readonly id: string;
  readonly trigger: TriggerTerms;
  readonly change: DocumentChange;
}

/** The kind of event of a change; undefined when no field changed, which fires no event. */
export function kindOfChange(change: DocumentChange): Exclude<ChangeKind, 'written'> | undefined {
  const { before, after } = change;
  if (!before) return after && 'created';
  if (!after) return 'deleted';
  return sameFields(before.fields, after.fields) ? undefined : 'updated';
}

/** The event's data as `google.events.cloud.firestore.v1.DocumentEventData` in JSON. */
export function eventData({ before, after }: DocumentChange): object {
  return {
    ...(after && { value: after }),
    ...(before && { oldValue: before }),
    ...(before &&
      after && { updateMask: { fieldPaths: changedFieldPaths(before.fields, after.fields) } }),
  };
}

/** The author of the change, in the terms of events with auth context. */
export function authContext(caller: Caller): { authtype: string; authid?: string } {
  if (caller.kind === 'owner') return { authtype: 'service_account' };
  if (!caller.auth) return { authtype: 'unauthenticated' };
  return { authtype: 'unknown', authid: caller.auth.uid };
}

/** Splits a document's name: `projects/P/databases/D/documents/PATH`. */
export function splitName(name: string): { project: string; database: string; path: string } {
  const [, project = '', , database = '', , ...path] = name.split('/');
  return { project, database, path: path.join('/') };
}
