import type { Figure } from '../reading/read-figures.ts';

/** A fault in one place of a page. */
export interface Fault {
  readonly rule: Rule;
  /** The place on the page: "title", "best-sale EUR BIAT". */
  readonly place: string;
  readonly text: string;
  /** The right value. */
  readonly right: string;
}

/** A broken rule, and the right result. */
export type Breach = readonly [rule: Rule, right: string];

/** A fault of one page in one state. */
export interface Finding extends Fault {
  readonly state: string;
  readonly url: string;
}

/** The rules for every number on every page, in any state of the sources. */
export type Rule =
  | 'the number is right'
  | 'nothing is shown of what is unknown or too old'
  | 'what is known is shown'
  | 'nothing missing is a zero'
  | 'a number has the digits it owes'
  | 'a number has its own day'
  | 'a number has its own source'
  | 'no day is to come or too old'
  | 'the best is the best of what is in force'
  | 'below three boards none is the best'
  | 'the answer is led rightly'
  | 'an older board is dated, last, and part of nothing'
  | 'a change is said rightly'
  | 'a gap says why'
  | 'an indicative rate is only that'
  | 'a side is named'
  | 'the boards read are counted'
  | 'a bank that lacks the currency is said to'
  | 'one question has one answer'
  | 'the head says what the page says'
  | 'every number says what it is'
  | 'a suspect row is nowhere';

/** Formats a finding as one line. */
export function inWords({ rule, state, url, place, text, right }: Finding): string {
  return `${state} | ${url} | ${place} | ${rule}: « ${text} », right: ${right}`;
}

/** The faults of one place, one for each broken rule. */
export function faultsAt(place: string, text: string, breaches: readonly Breach[]): Fault[] {
  return breaches.map(([rule, right]) => ({ rule, place, text, right }));
}

/** The broken rule with the right result, unless it is kept. */
export function unless(isKept: boolean, rule: Rule, right: string): Breach[] {
  return isKept ? [] : [[rule, right]];
}

type Named = Pick<Figure, 'kind' | 'currency' | 'pair' | 'bank'>;

/** The place of a figure in short: "payout EUR-TND 500 BIAT". */
export function placeOf({ kind, currency, pair, bank }: Named): string {
  return [kind, currency, pair && `${pair.from}-${pair.to} ${pair.amount}`, bank]
    .filter((part) => part !== undefined)
    .join(' ');
}
