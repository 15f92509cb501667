/**
 * Compares two strings in the order of their UTF-8 bytes, which is the order of code points:
 * surrogate halves (U+10000 and above) come after every other UTF-16 unit.
 */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) {
      const aHigh = isSurrogate(a);
      return aHigh === isSurrogate(b) ? a - b : aHigh ? 1 : -1;
    }
  }
  return left.length - right.length;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}
