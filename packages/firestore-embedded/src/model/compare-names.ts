import { compareText, compareUnits } from './compare-text.ts';

const numericId = /^__id(-?\d+)__$/;
const numericStart = '__id';
const slash = 47;

/** Compares resource names segment by segment; numeric ids (`__id7__`) come before the others. */
export function compareNames(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  const length = Math.min(left.length, right.length);
  let at = 0;
  while (at < length && left.charCodeAt(at) === right.charCodeAt(at)) {
    at += 1;
  }
  if (at === left.length || at === right.length) {
    return isNumericAt(left, right, at) ? compareFrom(left, right, at) : left.length - right.length;
  }
  if (isNumericAt(left, right, at)) {
    return compareFrom(left, right, at);
  }
  const a = left.charCodeAt(at);
  const b = right.charCodeAt(at);
  // When one segment ends here, the other one is longer and comes later.
  return a === slash ? -1 : b === slash ? 1 : compareUnits(a, b);
}

function segmentStart(name: string, at: number): number {
  return at === 0 ? 0 : name.lastIndexOf('/', at - 1) + 1;
}

/** Whether the first differing segments may be numeric ids; `at` is the index of the first difference. */
function isNumericAt(left: string, right: string, at: number): boolean {
  const start = segmentStart(left, at);
  return left.startsWith(numericStart, start) || right.startsWith(numericStart, start);
}

function compareFrom(left: string, right: string, at: number): number {
  const start = segmentStart(left, at);
  const a = left.slice(start).split('/');
  const b = right.slice(start).split('/');
  return compareSegments(a[0] ?? '', b[0] ?? '') || a.length - b.length;
}

function compareSegments(left: string, right: string): number {
  const a = numericId.exec(left)?.[1];
  const b = numericId.exec(right)?.[1];
  if (a === undefined && b === undefined) {
    return compareText(left, right);
  }
  if (a === undefined || b === undefined) {
    return a === undefined ? 1 : -1;
  }
  const order = BigInt(a) - BigInt(b);
  return order < 0n ? -1 : order > 0n ? 1 : compareText(left, right);
}
