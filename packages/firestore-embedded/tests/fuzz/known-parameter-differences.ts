import { isDeepStrictEqual } from 'node:util';
import type { RestAnswer } from './play-rest.ts';
import type { RestRequest } from './rest-request.ts';

/** An accepted difference between two answers to a request, with its reason. */
export interface KnownRestDifference {
  readonly reason: string;
  explains(request: RestRequest, ours: RestAnswer, googles: RestAnswer): boolean;
}

/** Differences in how Google's emulator reads query parameters. */
export const knownParameterDifferences: readonly KnownRestDifference[] = [
  {
    reason:
      "Google's emulator passes over a query parameter that it does not know or cannot read, or " +
      'reads it as 0; we refuse it.',
    explains: ({ query }, ours, googles) =>
      ours.error === 'INVALID_ARGUMENT' &&
      isAboutParameter(query, ours.message ?? '') &&
      googles.status !== 500,
  },
  {
    reason:
      "Google's emulator reads a time among the query parameters as 0, or as one before 1970.",
    explains: ({ query }, ours, { message = '' }) =>
      query.some(([name]) => /readTime$|updateTime$/.test(name)) &&
      ours.status === 400 &&
      /^Only timestamps past epoch|required base version \(0\)$/.test(message),
  },
  {
    reason:
      "Google's emulator reads the time of a precondition among the query parameters as 0, which a " +
      'missing document meets.',
    explains: ({ method, query }, ours, googles) =>
      /^(?:Update|Delete)Document$/.test(method) &&
      query.some(([name]) => name === 'currentDocument.updateTime') &&
      ours.status === 400 &&
      googles.status === 200,
  },
  {
    reason: "Where missing documents are asked for, Google's emulator passes over the mask.",
    explains: ({ method, query }, ours, googles) =>
      method === 'ListDocuments' &&
      query.some(([name, value]) => /^show_?[mM]issing$/.test(name) && value === 'true') &&
      query.some(([name]) => name.startsWith('mask.')) &&
      isDeepStrictEqual(namesIn(ours.json), namesIn(googles.json)),
  },
];

function namesIn(json: unknown): readonly unknown[] {
  const { documents = [] } = Object(json);
  return Array.isArray(documents) ? documents.map((one) => Object(one).name) : [];
}

function isAboutParameter(query: RestRequest['query'], message: string): boolean {
  const place = /^Invalid JSON payload at '(\w+)/.exec(message)?.[1];
  return query.some(
    ([name]) =>
      name.split('.')[0] === place ||
      message === `Unknown query parameter: ${name}` ||
      message === `The query parameter ${name} is given twice.` ||
      (/[tT]ime$/.test(name) && message.startsWith('Invalid timestamp')),
  );
}
