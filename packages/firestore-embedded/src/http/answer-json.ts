import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StatusError } from '../model/status.ts';

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
export function errorBody({ status, message, httpStatus }: StatusError) {
  return { error: { code: httpStatus, message, status } };
}

/** Answers with an error's HTTP status and Google's error body. */
export function answerError(response: ServerResponse, error: StatusError): void {
  answerJson(response, error.httpStatus, errorBody(error));
}
