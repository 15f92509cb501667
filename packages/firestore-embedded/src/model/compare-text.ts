/** Compares two strings in the order of their UTF-8 bytes, which is the order of code points. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) {
      return compareUnits(a, b);
    }
  }
  return left.length - right.length;
}

/** Surrogate halves (U+10000 and above) come after every other UTF-16 unit. */
export function compareUnits(left: number, right: number): number {
  const leftHigh = isSurrogate(left);
  return leftHigh === isSurrogate(right) ? left - right : leftHigh ? 1 : -1;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}
