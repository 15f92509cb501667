import type { Json } from '../support/json-over-rest.ts';
import type { History, Step } from './history.ts';

/** Returns the shortest failing history found, from which no step and no write can be removed. */
export async function shrinkHistory(
  history: History,
  fails: (history: History) => Promise<boolean>,
): Promise<History> {
  let smallest = history;
  let shrunk = true;
  while (shrunk) {
    shrunk = false;
    for (const smaller of smallerThan(smallest)) {
      if (await fails(smaller)) {
        smallest = smaller;
        shrunk = true;
        break;
      }
    }
  }
  return smallest;
}

/** Removes halves first, which takes few attempts, then ever smaller runs of steps, then parts of steps. */
function* smallerThan(history: History): Iterable<History> {
  for (let size = Math.floor(history.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start + size <= history.length; start += size) {
      yield [...history.slice(0, start), ...history.slice(start + size)];
    }
  }
  for (const [index, step] of history.entries()) {
    for (const smaller of smallerSteps(step)) {
      yield history.with(index, smaller);
    }
  }
}

function* smallerSteps(step: Step): Iterable<Step> {
  if (step.kind === 'commit' || step.kind === 'batchWrite') {
    for (const writes of without(step.writes)) {
      yield { ...step, writes };
    }
    for (const [index, write] of step.writes.entries()) {
      for (const smaller of smallerWrites(write)) {
        yield { ...step, writes: step.writes.with(index, smaller) };
      }
    }
  } else if (step.kind === 'query' || step.kind === 'aggregate' || step.kind === 'listen') {
    for (const part of ['where', 'orderBy', 'startAt', 'endAt', 'limit', 'offset', 'select']) {
      if (part in step.query) {
        yield { ...step, query: withoutField(step.query, part) };
      }
    }
  }
}

function* smallerWrites(write: Json): Iterable<Json> {
  for (const part of ['updateTransforms', 'updateMask', 'currentDocument']) {
    if (part in write) {
      yield withoutField(write, part);
    }
  }
}

function* without<T>(list: readonly T[]): Iterable<readonly T[]> {
  for (let index = 0; list.length > 1 && index < list.length; index += 1) {
    yield list.toSpliced(index, 1);
  }
}

function withoutField(json: Json, field: string): Json {
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== field));
}
