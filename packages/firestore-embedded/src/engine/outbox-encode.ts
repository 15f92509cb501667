import { authContext, eventData, type OutboxEvent, splitName } from './outbox-event.ts';

/** The headers and the body of the HTTP request for an event. */
export interface EncodedEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Encodes an event in the format of its function's generation. */
export function encodeEvent(event: OutboxEvent): EncodedEvent {
  return event.trigger.format === 'legacy' ? encodeLegacy(event) : encodeCloudEvent(event);
}

/** @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md */
function encodeCloudEvent(event: OutboxEvent): EncodedEvent {
  const attributes = cloudEventAttributes(event);
  const data = eventData(event.change);
  if (!Object.values(attributes).every(isHeaderText)) {
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

function cloudEventAttributes({ id, trigger, change }: OutboxEvent): Record<string, string> {
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

function isHeaderText(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}

function encodeLegacy({ id, trigger, change }: OutboxEvent): EncodedEvent {
  const context = {
    eventId: id,
    eventType: trigger.eventType,
    timestamp: change.time,
    resource: { service: 'firestore.googleapis.com', name: change.name },
  };
  return {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ context, data: eventData(change) }),
  };
}
