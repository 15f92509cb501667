import { setTimeout as sleep } from 'node:timers/promises';
import { httpExchange } from '../support/http-exchange.ts';
import type { Json } from '../support/json-over-rest.ts';
import { call, databaseName } from './firestore-rest.ts';
import { normalized } from './known-differences.ts';
import { type RestRequest, targetOf } from './rest-request.ts';
import { storedDocuments } from './rest-store.ts';

/** A server's answer; without a status, the request timed out. */
export interface RestAnswer {
  readonly status: number | undefined;
  /** The `status` of an error that is JSON. */
  readonly error?: string;
  readonly message?: string;
  readonly json?: unknown;
}

const timeLimitMs = 3000;
const maxAttempts = 100;
const everything = { from: [{ allDescendants: true }], limit: 100 };
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Sends one request. */
export async function play(port: number, request: RestRequest): Promise<RestAnswer> {
  const url = `http://127.0.0.1:${port}${targetOf(request)}`;
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    const exchange = { method: request.httpMethod, headers, body, signal };
    const { status, text } = await httpExchange(url, exchange);
    return { status, ...read(text) };
  } catch (error) {
    if (signal.aborted) return { status: undefined };
    throw error;
  }
}

function read(text: string): Pick<RestAnswer, 'error' | 'message' | 'json'> {
  if (!/^\s*[[{]/.test(text)) return {};
  const json: unknown = JSON.parse(text);
  const { error } = Object(Array.isArray(json) ? json[0] : json);
  if (error === undefined) return { json };
  return { error: String(error.status), message: String(error.message) };
}

/** Empties the store and writes the documents that each seed starts with. */
export async function restore(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/emulator/v1/${databaseName}/documents`;
  const writes = storedDocuments.map((update) => ({ update }));
  for (let attempts = 1; ; attempts += 1) {
    await httpExchange(url, { method: 'DELETE', headers });
    await call(port, 'commit', { writes });
    const found = await call(port, 'runQuery', { structuredQuery: everything });
    if ('json' in found && Object(found.json).length === writes.length) return;
    // A transaction whose id Google's emulator did not return keeps its locks for a while.
    if (attempts === maxAttempts) throw new Error('The store was not filled.');
    await sleep(1000);
  }
}

/** Rolls back the transaction that an answer began: Google's emulator locks the documents it read. */
export async function endTransaction(port: number, { json }: RestAnswer): Promise<void> {
  const { transaction } = Object(Array.isArray(json) ? json[0] : json);
  if (typeof transaction === 'string') await call(port, 'rollback', { transaction });
}

const times = new Set(['createTime', 'updateTime', 'commitTime', 'readTime']);

/** Returns an answer's JSON in the form in which it is compared. */
export function comparable(json: unknown): unknown {
  const list = Array.isArray(json) ? json.toSorted(byMissingOrFound) : json;
  const text = JSON.stringify(list, (field, value: unknown) => {
    // Proto3 JSON may omit a latitude or longitude of 0.
    const isZero = /^(?:latitude|longitude)$/.test(field) && value === 0;
    if (times.has(field) || isZero) return undefined;
    return field === 'transaction' || field === 'nextPageToken' ? 'opaque' : value;
  });
  const stable = text
    .replace(/(?<=\/)[A-Za-z0-9]{20}(?=")/g, '<id>')
    .replace(/"20(?:2[6-9]|[3-9]\d)-[^"]*Z"/g, '"<now>"');
  return normalized(JSON.parse(stable));
}

/** Orders the answers of BatchGet, which have no fixed order. */
function byMissingOrFound(left: Json, right: Json): number {
  const [one, other] = [left, right].map(({ found, missing }) =>
    String(Object(found).name ?? missing),
  );
  return one === other ? 0 : String(one) < String(other) ? -1 : 1;
}
