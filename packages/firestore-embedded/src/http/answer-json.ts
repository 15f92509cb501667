import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StatusError, StatusName } from '../model/status.ts';

/** Answers with a JSON value. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text);
}

const pieceLength = 64 * 1024;

/** Answers with a list piece by piece, as fast as the client reads: it may have 100 MB. */
export async function answerJsonList(
  response: ServerResponse,
  items: readonly unknown[],
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  await pipeline(Readable.from(piecesOf(items)), response);
}

function* piecesOf(items: readonly unknown[]): Iterable<string> {
  let piece = '[';
  for (const [index, item] of items.entries()) {
    piece += `${index === 0 ? '' : ','}${JSON.stringify(item)}`;
    if (piece.length >= pieceLength) {
      yield piece;
      piece = '';
    }
  }
  yield `${piece}]`;
}

/** @see https://cloud.google.com/apis/design/errors#handling_errors */
const httpStatus: Readonly<Record<StatusName, number>> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
};

/** The body of Google's error answers; `code` is the HTTP status. */
export function errorBody({ status, message }: StatusError) {
  return { error: { code: httpStatus[status], message, status } };
}

/** Answers with an error's HTTP status and Google's error body. */
export function answerError(response: ServerResponse, error: StatusError): void {
  const body = errorBody(error);
  answerJson(response, body.error.code, body);
}
