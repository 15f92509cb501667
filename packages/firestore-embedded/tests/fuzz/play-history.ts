import type { Json } from '../support/json-over-rest.ts';
import { type Answer, call, databaseName } from './firestore-rest.ts';
import { type History, rootMark, runMark, type Step } from './history.ts';
import { QueryWatcher } from './watch-query.ts';

/** A step's result for a client; equal on servers that agree. */
export type Observation = unknown;

const documents = `${databaseName}/documents`;

/**
 * Plays a history below a separate root document and returns each step's observation, then one of all
 * listeners. `run` must be new to the server.
 */
export async function playHistory(
  port: number,
  run: string,
  history: History,
): Promise<Observation[]> {
  const root = `${documents}/run/${run}`;
  const watchers: QueryWatcher[] = [];
  const seen: Observation[] = [];
  try {
    for (const step of history) {
      const here: Step = JSON.parse(
        JSON.stringify(step).replaceAll(rootMark, root).replaceAll(runMark, run),
      );
      if (here.kind === 'listen') {
        watchers.push(await QueryWatcher.open(port, root, parentOf(here.query, root), here.query));
        seen.push('listening');
      } else {
        seen.push(await takeStep(port, root, here));
      }
    }
    seen.push({ listeners: await settleAll(port, root, watchers) });
  } finally {
    await Promise.all(watchers.map((watcher) => watcher.close()));
  }
  return JSON.parse(JSON.stringify(seen).replaceAll(root, rootMark).replaceAll(run, runMark));
}

async function settleAll(
  port: number,
  root: string,
  watchers: readonly QueryWatcher[],
): Promise<readonly unknown[]> {
  const fields = { value: { stringValue: 'settled' } };
  await call(port, 'commit', { writes: [{ update: { name: `${root}/marker/here`, fields } }] });
  return Promise.all(watchers.map((watcher) => watcher.settle('settled')));
}

async function takeStep(
  port: number,
  root: string,
  step: Exclude<Step, { kind: 'listen' }>,
): Promise<Observation> {
  switch (step.kind) {
    case 'commit':
      return describe(await call(port, 'commit', { writes: step.writes }));
    case 'batchWrite':
      return describe(await call(port, 'batchWrite', { writes: step.writes }));
    case 'query':
      return describe(
        await call(port, 'runQuery', { structuredQuery: step.query }, parentOf(step.query, root)),
      );
    case 'aggregate': {
      const { query: structuredQuery, aggregations } = step;
      const structuredAggregationQuery = { structuredQuery, aggregations };
      const parent = parentOf(structuredQuery, root);
      const body = { structuredAggregationQuery };
      return describe(await call(port, 'runAggregationQuery', body, parent));
    }
    case 'read':
      return sortedByName(describe(await call(port, 'batchGet', { documents: step.names })));
  }
}

const unstable = new Set(['updateTime', 'createTime', 'commitTime', 'readTime']);

/** A collection group can be queried only at the database's root. */
function parentOf({ from }: Json, root: string): string {
  return JSON.stringify(from).includes('allDescendants') ? documents : root;
}

/** Returns an answer without its times, which differ between runs, or the error. */
function describe(answer: Answer): unknown {
  return 'error' in answer ? answer : stable(answer.json);
}

function stable(json: unknown): unknown {
  if (Array.isArray(json)) {
    return json.map(stable);
  }
  if (typeof json !== 'object' || json === null) {
    // Servers send -0.0 or "-0". The number would become 0 in the next JSON.stringify.
    return Object.is(json, -0) ? '-0' : json;
  }
  const entries = Object.entries(json).filter(([field]) => !unstable.has(field));
  entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([field, value]) => [field, stable(value)]));
}

/** Sorts the answers of BatchGet, which have no fixed order. */
function sortedByName(answers: unknown): unknown {
  if (!Array.isArray(answers)) {
    return answers;
  }
  return answers.toSorted((left: Json, right: Json) => (nameIn(left) < nameIn(right) ? -1 : 1));
}

function nameIn({ found, missing }: Json): string {
  const named =
    typeof found === 'object' && found !== null && 'name' in found ? found.name : missing;
  return String(named);
}
