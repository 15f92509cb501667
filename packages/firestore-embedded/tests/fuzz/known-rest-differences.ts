import { isDeepStrictEqual } from 'node:util';
import {
  type KnownRestDifference,
  knownParameterDifferences,
} from './known-parameter-differences.ts';
import { comparable } from './play-rest.ts';

/** All accepted differences. Any other difference is a failure. */
export const knownRestDifferences: readonly KnownRestDifference[] = [
  ...knownParameterDifferences,
  {
    reason: 'An unknown verb of the documents is refused by name, as newer methods are.',
    explains: ({ path }, ours, googles) =>
      /\/documents:\w+$/.test(path) && ours.status === 501 && googles.status === 404,
  },
  {
    reason: "At a collection's address Google's emulator takes a verb of the service for its id.",
    explains: ({ path, httpMethod }, ours, googles) =>
      httpMethod === 'POST' &&
      /:\w+$/.test(path) &&
      ours.error === 'INVALID_ARGUMENT' &&
      / is not served at /.test(ours.message ?? '') &&
      googles.status === 200,
  },
  {
    reason: "A number, boolean or list of one text is none: Google's emulator makes a text of it.",
    explains: ({ broken }, { message = '' }, googles) =>
      broken.some((how) => how.startsWith('odd')) &&
      /: It must be a string\.$/.test(message) &&
      googles.status !== 500,
  },
  {
    reason: "Google's emulator takes a list in a list from a transform; production does not.",
    explains: ({ method, body }, { message }) =>
      /^(?:Commit|BatchWrite)$/.test(method) &&
      /appendMissingElements|removeAllFromArray|append_missing|remove_all/.test(
        String(JSON.stringify(body)),
      ) &&
      message === 'Cannot convert an array value in an array value.',
  },
  {
    reason: "Google's emulator takes a month that no calendar has for one of a later year.",
    explains: (_request, { message }) => message === 'Invalid timestamp: "2026-13-01T00:00:00Z".',
  },
  {
    reason: "Google's emulator takes a filter by NaN or null without an operator for an equality.",
    explains: ({ body }, { message = '' }) =>
      /"NaN"|null/.test(String(JSON.stringify(body))) &&
      /^Unknown field operator "(?:OPERATOR_UNSPECIFIED)?"\.$/.test(message),
  },
  {
    reason: "Google's emulator has a fault where a transaction begins with a read of nothing.",
    explains: ({ body }, ours, googles) =>
      /"new_?[tT]ransaction":/.test(String(JSON.stringify(body))) &&
      ours.status === 200 &&
      googles.status === 500 &&
      googles.error === 'UNKNOWN',
  },
  {
    reason: "Google's emulator takes any number for the one value that an enum of null has.",
    explains: ({ body }, { message = '' }) =>
      /"null_?[vV]alue":"?-?\d/.test(String(JSON.stringify(body))) &&
      /: It must be null\.$/.test(message),
  },
  {
    reason: "In a query Google's emulator takes a vector with a NaN, as it does in no document.",
    explains: ({ method }, { message }) =>
      /^Run(?:Aggregation)?Query$/.test(method) && message === 'Vector cannot contain NaN values.',
  },
  {
    reason: "Google's emulator takes a transform of __name__; production does not.",
    explains: ({ body }, { message }) =>
      String(JSON.stringify(body)).includes('"__name__"') &&
      message === 'The document name cannot be transformed.',
  },
  {
    reason: "Of a query's two faults Google's emulator names the read time first.",
    explains: ({ body }, { error, message = '' }, googles) =>
      /"read_?[tT]ime":/.test(String(JSON.stringify(body))) &&
      error === 'INVALID_ARGUMENT' &&
      !message.startsWith('The read time') &&
      googles.message === "The requested 'read_time' is too old.",
  },
  {
    reason: "Google's emulator finds every read time of ListCollectionIds too old that is.",
    explains: ({ method }, { message }, googles) =>
      method === 'ListCollectionIds' &&
      message === 'The read time lies before 1970.' &&
      googles.message === "The requested 'read_time' is too old.",
  },
  {
    reason: "Google's emulator gives a full page a token, though none follow.",
    explains: ({ method }, ours, googles) => {
      const { nextPageToken, ...page } = Object(googles.json);
      return (
        /^List(?:CollectionIds|Documents)$/.test(method) &&
        nextPageToken !== undefined &&
        isDeepStrictEqual(comparable(ours.json), comparable(page))
      );
    },
  },
  {
    reason: "Google's emulator makes bytes of a boolean or number, as it makes a text of them.",
    explains: ({ body }, { message = '' }) =>
      /"(?:bytes_?[vV]alue|transaction)":(?:true|-?\d)/.test(String(JSON.stringify(body))) &&
      /: It must be base64\.$/.test(message),
  },
  {
    reason: "Google's emulator has a fault where a reference in a transform names no document.",
    explains: (_request, { error, message = '' }, googles) =>
      error === 'INVALID_ARGUMENT' &&
      /^Resource name ".*" is not that of a document\.$/.test(message) &&
      googles.status === 500,
  },
];
