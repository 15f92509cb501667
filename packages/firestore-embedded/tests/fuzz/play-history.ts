import type { Json } from '../support/json-over-rest.ts';
import { type Answer, call, databaseName } from './firestore-rest.ts';
import { type History, rootMark, runMark, type Step } from './history.ts';
import { QueryWatcher } from './watch-query.ts';

/** The result of a step for a client; two servers that agree give the same. */
export type Observation = unknown;

const documents = `${databaseName}/documents`;

/**
 * Plays a history below a root document of its own, and reports what was seen at each step; `run`
 * must be new to the server.
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

/** A collection group can be queried at the database's root alone. */
function parentOf({ from }: Json, root: string): string {
  return JSON.stringify(from).includes('allDescendants') ? documents : root;
}

/** An answer without what differs from one run to the next: times and wordings. */
function describe(answer: Answer): unknown {
  return 'error' in answer ? answer : stable(answer.json);
}

function stable(json: unknown): unknown {
  if (Array.isArray(json)) {
    return json.map(stable);
  }
  if (typeof json !== 'object' || json === null) {
    // Written as -0.0 or as "-0": JSON would lose the former on the next occasion.
    return Object.is(json, -0) ? '-0' : json;
  }
  const entries = Object.entries(json).filter(([field]) => !unstable.has(field));
  entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([field, value]) => [field, stable(value)]));
}

/** BatchGet answers in any order. */
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
