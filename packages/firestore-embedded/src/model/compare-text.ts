/** Compares two strings in the order of their UTF-8 bytes, which is the order of code points. */
export function compareText(left: string, right: string): number {
  const at = firstDifference(left, right);
  return at === Math.min(left.length, right.length)
    ? left.length - right.length
    : compareUnits(left.charCodeAt(at), right.charCodeAt(at));
}

function firstDifference(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  let at = 0;
  while (at < length && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  return at;
}

/** Surrogate halves (U+10000 and above) come after every other UTF-16 unit. */
function compareUnits(left: number, right: number): number {
  const leftHigh = isSurrogate(left);
  return leftHigh === isSurrogate(right) ? left - right : leftHigh ? 1 : -1;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}

/** Compares resource names segment by segment. */
export function compareNames(left: string, right: string): number {
  if (left === right) return 0;
  const at = firstDifference(left, right);
  const a = rankAt(left, at);
  const b = rankAt(right, at);
  return a < 0 || b < 0 ? a - b : compareUnits(a, b);
}

/** A character; a name's end comes before a segment's end, and both before every character. */
function rankAt(name: string, at: number): number {
  if (at === name.length) return -2;
  return name[at] === '/' ? -1 : name.charCodeAt(at);
}
