import { request } from 'node:http';
import { sameFields } from '../model/compare-values.ts';
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
 * The HTTP body of an event: its attributes and its data, a
 * `google.events.cloud.firestore.v1.DocumentEventData` in JSON. Attributes as headers would not do:
 * firebase-tools does not decode their escapes, which a path such as `villes/Béja` needs.
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md
 */
export function encodeEvent({ id, trigger, change }: OutboxEvent): string {
  const { name, before, after, time } = change;
  const { project, database, path } = splitName(name);
  return JSON.stringify({
    id,
    source: `//firestore.googleapis.com/projects/${project}/databases/${database}`,
    type: trigger.eventType,
    specversion: '1.0',
    time,
    subject: `documents/${path}`,
    datacontenttype: 'application/json',
    project,
    database,
    namespace: '(default)',
    location: 'us-central1',
    document: path,
    ...(trigger.withAuthContext && authContext(change.caller)),
    data: { ...(after && { value: after }), ...(before && { oldValue: before }) },
  });
}

/** The author of the change, in the terms of events with auth context. */
function authContext(caller: Caller): { authtype: string; authid?: string } {
  if (caller.kind === 'owner') return { authtype: 'service_account' };
  if (!caller.auth) return { authtype: 'unauthenticated' };
  return { authtype: 'unknown', authid: caller.auth.uid };
}

/** The outcome of one attempt to deliver an event. */
export type Delivery =
  | { readonly outcome: 'delivered' }
  /** The function was not called: the functions emulator is restarting or busy. */
  | { readonly outcome: 'unreachable'; readonly reason: string }
  /** The functions emulator does not have the function: not yet, or no longer. */
  | { readonly outcome: 'absent'; readonly reason: string }
  /** The function was called and failed, or no attempt will ever succeed. */
  | { readonly outcome: 'failed'; readonly reason: string };

/** Longer than a function may run by default (60 s); a later response counts as a failure. */
const answerTimeoutMs = 120_000;

/** Posts an event to the functions emulator at `authority` (`host:port`); never rejects. */
export function postEvent(authority: string, event: OutboxEvent): Promise<Delivery> {
  const { project, key } = event.trigger;
  const url = new URL(`http://${authority}/functions/projects/${project}/triggers/${key}`);
  const body = encodeEvent(event);
  return new Promise((resolve) => {
    const post = request(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/cloudevents+json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      },
      timeout: answerTimeoutMs,
      // The other side may close a kept-alive connection just as it is reused.
      agent: false,
    });
    post.once('timeout', () => {
      resolve({ outcome: 'failed', reason: `no answer in ${answerTimeoutMs} ms` });
      post.destroy();
    });
    post.once('error', (error) => resolve({ outcome: 'unreachable', reason: error.message }));
    post.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', (error) => resolve({ outcome: 'failed', reason: error.message }));
      response.once('end', () => resolve(judge(response.statusCode ?? 0, text)));
    });
    post.end(body);
  });
}

/** Maps a status to an outcome; 204 means that background triggers are off. */
function judge(status: number, text: string): Delivery {
  if (status >= 200 && status < 300) return { outcome: 'delivered' };
  const reason = `status ${status}: ${text.slice(0, 300)}`;
  if (status === 404) return { outcome: 'absent', reason };
  return { outcome: status === 429 ? 'unreachable' : 'failed', reason };
}
