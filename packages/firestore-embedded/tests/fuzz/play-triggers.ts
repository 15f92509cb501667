import { setTimeout as sleep } from 'node:timers/promises';
import { httpExchange } from '../support/http-exchange.ts';
import type { EventRecorder } from './event-recorder.ts';
import { call } from './firestore-rest.ts';
import type { TriggerHistory } from './fuzz-triggers.ts';
import type { RandomTrigger } from './random-triggers.ts';

/** The sorted paths of a trigger's events, or the status with which its registration was refused. */
export type Delivered = readonly string[] | number;

const registered = 200;
const lastKey = 'last';
const lastPath = 'last/event';
const quietMs = 100;
const mostWaits = 100;

/** Plays a history in a separate project; returns the deliveries to each trigger. */
export async function playTriggers(
  port: number,
  project: string,
  { triggers, paths }: TriggerHistory,
  recorder: EventRecorder,
): Promise<readonly Delivered[]> {
  const last: RandomTrigger = { generation: 2, kind: 'created', pattern: lastPath };
  await register(port, project, lastKey, last);
  const statuses: number[] = [];
  for (const [index, trigger] of triggers.entries()) {
    statuses.push(await register(port, project, `t${index}`, trigger));
  }
  const documents = `projects/${project}/databases/(default)/documents`;
  const names = paths.map((path) => `${documents}/${path}`);
  const commit = (writes: readonly object[]) => call(port, 'commit', { writes }, documents);
  await commit(names.map((name) => ({ update: { name, fields: {} } })));
  await commit(names.map((name) => ({ delete: name })));
  await commit([{ update: { name: `${documents}/${lastPath}`, fields: {} } }]);
  const events = await quietEvents(recorder, project);
  return statuses.map((status, index) => {
    if (status !== registered) return status;
    const own = events.filter(({ key, path }) => key === `t${index}` && path !== lastPath);
    return own.map(({ path }) => path).sort();
  });
}

/** Returns the events once the last one has arrived and no other follows. */
async function quietEvents(recorder: EventRecorder, project: string) {
  let count = -1;
  for (let waits = 0; waits < mostWaits; waits += 1) {
    const events = recorder.eventsOf(project);
    const hasLast = events.some(({ key }) => key === lastKey);
    if (hasLast && events.length === count) return events;
    count = events.length;
    await sleep(quietMs);
  }
  throw new Error(`The last event of ${project} was not delivered.`);
}

async function register(
  port: number,
  project: string,
  key: string,
  { generation, kind, pattern }: RandomTrigger,
): Promise<number> {
  const base = `http://127.0.0.1:${port}/emulator/v1/projects/${project}`;
  const first = {
    eventTrigger: {
      resource: `projects/${project}/databases/(default)/documents/${pattern}`,
      eventType: `providers/cloud.firestore/eventTypes/document.${kind}`,
      service: 'firestore.googleapis.com',
    },
  };
  const second = {
    eventType: `google.cloud.firestore.document.v1.${kind}`,
    database: '(default)',
    namespace: '(default)',
    document: { value: pattern, matchType: 'PATH_PATTERN' },
  };
  const { status } = await (generation === 1
    ? httpExchange(`${base}/triggers/${key}`, { method: 'PUT', body: JSON.stringify(first) })
    : httpExchange(`${base}/eventarcTrigger?eventarcTriggerId=${key}`, {
        body: JSON.stringify(second),
      }));
  return status;
}
