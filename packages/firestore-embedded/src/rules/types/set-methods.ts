import { RulesSet } from '../values/rules-set.ts';
import { type Signature, signature } from './signature.ts';

function hasAll(set: RulesSet, wanted: RulesSet): boolean {
  return [...wanted.items.keys()].every((key) => set.items.has(key));
}

function hasAny(set: RulesSet, wanted: RulesSet): boolean {
  return [...wanted.items.keys()].some((key) => set.items.has(key));
}

/** Overloads for a set and for a list; the three methods that return a set only take a set. */
function either(test: (set: RulesSet, other: RulesSet) => boolean): readonly Signature[] {
  return [
    signature(['set', 'set'], test),
    signature(['set', 'list'], (set, list) => test(set, RulesSet.of(list))),
  ];
}

/** @see https://firebase.google.com/docs/reference/rules/rules.Set */
export const setMethods: Readonly<Record<string, readonly Signature[]>> = {
  size: [signature(['set'], (set) => BigInt(set.items.size))],
  hasAll: either(hasAll),
  hasAny: either(hasAny),
  hasOnly: either((set, allowed) => hasAll(allowed, set)),
  difference: [signature(['set', 'set'], (set, gone) => set.filter((key) => !gone.items.has(key)))],
  intersection: [
    signature(['set', 'set'], (set, other) => set.filter((key) => other.items.has(key))),
  ],
  union: [
    signature(['set', 'set'], (set, other) =>
      RulesSet.of([...set.items.values(), ...other.items.values()]),
    ),
  ],
};
