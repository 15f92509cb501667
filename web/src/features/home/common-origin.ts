import { type Origin, sharedOrigin } from '../../ui/provenance/shared-origin.ts';

/** Whether two origins are one; that of a corrected rate is its own. */
export function isSameOrigin(one: Origin, other: Origin): boolean {
  const isCorrected = [one, other].some(({ correction }) => correction !== undefined);
  return !isCorrected && sharedOrigin([one, other]) !== undefined;
}

/** The origin that most of them have, of two the later; undefined without any. */
export function commonOrigin(origins: readonly Origin[]): Origin | undefined {
  const countOf = (origin: Origin) => origins.filter((other) => isSameOrigin(origin, other)).length;
  const [common] = [...origins].sort(
    (a, b) => countOf(b) - countOf(a) || Number(a.day < b.day) - Number(b.day < a.day),
  );
  return common;
}
