import { type Origin, sharedOrigin } from '../../ui/provenance/shared-origin.ts';

/** Returns whether two origins are the same; a corrected rate's origin equals no other. */
export function isSameOrigin(one: Origin, other: Origin): boolean {
  const isCorrected = [one, other].some(({ correction }) => correction !== undefined);
  return !isCorrected && sharedOrigin([one, other]) !== undefined;
}

/** Returns the most frequent origin, of equally frequent ones the latest; `undefined` without any. */
export function commonOrigin(origins: readonly Origin[]): Origin | undefined {
  const countOf = (origin: Origin) => origins.filter((other) => isSameOrigin(origin, other)).length;
  const [common] = [...origins].sort(
    (a, b) => countOf(b) - countOf(a) || Number(a.day < b.day) - Number(b.day < a.day),
  );
  return common;
}
