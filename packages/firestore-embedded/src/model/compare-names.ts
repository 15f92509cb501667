import { compareText } from './compare-text.ts';

const numericId = /^__id(-?\d+)__$/;

/** Compares resource names segment by segment; numeric ids (`__id7__`) come before the others. */
export function compareNames(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  const a = left.split('/');
  const b = right.split('/');
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const order = compareSegments(a[index] ?? '', b[index] ?? '');
    if (order !== 0) {
      return order;
    }
  }
  return a.length - b.length;
}

function compareSegments(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  const a = left.startsWith('__id') ? numericId.exec(left)?.[1] : undefined;
  const b = right.startsWith('__id') ? numericId.exec(right)?.[1] : undefined;
  if (a !== undefined && b !== undefined) {
    return BigInt(a) < BigInt(b) ? -1 : 1;
  }
  if (a !== undefined || b !== undefined) {
    return a !== undefined ? -1 : 1;
  }
  return compareText(left, right);
}
