import { EvaluationError } from '../evaluation-error.ts';
import { sameItem } from '../values/equals.ts';
import { RulesSet } from '../values/rules-set.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { textOf } from './conversions.ts';
import { type Signature, signature } from './signature.ts';

type List = readonly RulesValue[];

/** The maximum length of a list, so that repeated doubling does not fill the memory. */
const maxItems = 1_000_000;

/** @see https://firebase.google.com/docs/reference/rules/rules.List */
export const listMethods: Readonly<Record<string, readonly Signature[]>> = {
  size: [signature(['list'], (list) => BigInt(list.length))],
  concat: [signature(['list', 'list'], concat)],
  hasAll: [
    signature(['list', 'list'], (list, wanted) => wanted.every((item) => includes(list, item))),
  ],
  hasAny: [
    signature(['list', 'list'], (list, wanted) => wanted.some((item) => includes(list, item))),
  ],
  hasOnly: [
    signature(['list', 'list'], (list, allowed) => list.every((item) => includes(allowed, item))),
  ],
  join: [signature(['list', 'string'], (list, separator) => list.map(textOf).join(separator))],
  removeAll: [
    signature(['list', 'list'], (list, gone) => list.filter((item) => !includes(gone, item))),
  ],
  toSet: [signature(['list'], (list) => RulesSet.of(list))],
};

export function includes(list: List, wanted: RulesValue): boolean {
  return list.some((item) => sameItem(item, wanted));
}

function concat(list: List, tail: List): List {
  if (list.length + tail.length > maxItems) throw new EvaluationError('The list is too long.');
  return [...list, ...tail];
}
