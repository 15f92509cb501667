import { longestLists } from '../site-lists.ts';

/** A change of the rules that no request can distinguish, named by its changed lines. */
export interface EquivalentMutant {
  readonly becomes: string;
  readonly reason: string;
}

const contactCondition = "id.matches('[A-Za-z0-9]{20}') && isContactMessage(request.resource.data)";
const emulatorOffset = 'Firestore does not document the value of an absent offset; here it is 0';

export const equivalentMutants: readonly EquivalentMutant[] = [
  ...[...new Set(Object.values(longestLists))].map((most) => ({
    becomes: `allow read: if asksForAtMost(${most});`,
    reason: 'a get has no request.query: reading it refuses',
  })),
  ...['delete', 'get', 'list'].map((operation) => ({
    becomes: `allow create, ${operation}: if ${contactCondition};`,
    reason: `a ${operation} has no request.resource: reading it refuses`,
  })),
  {
    becomes: "return request.query.limit <= most && request.query.get('offset', 1) in [null, 0];",
    reason: emulatorOffset,
  },
  {
    becomes: "return request.query.limit <= most && request.query.get('offset', null) in [0];",
    reason: emulatorOffset,
  },
];
