import type { ServerResponse } from 'node:http';
import type { StatusError } from '../model/status.ts';
import { errorBody } from './error-body.ts';

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

/** Answers with an error's HTTP status and Google's error body. */
export function answerError(response: ServerResponse, error: StatusError): void {
  const body = errorBody(error);
  answerJson(response, body.error.code, body);
}
