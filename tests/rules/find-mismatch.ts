import { isAllowed, type RulesCase } from './rules-case.ts';
import type { Visitor } from './visitor.ts';

/**
 * Sends the requests of a table until the rules decide one of them otherwise, and returns that line;
 * undefined when all match. The visitors share the work, because one SDK sends its writes one after the
 * other.
 */
export async function findMismatch(
  visitors: readonly Visitor[],
  cases: readonly RulesCase[],
): Promise<RulesCase | undefined> {
  const waiting = [...cases].reverse();
  let mismatch: RulesCase | undefined;
  const work = async (visitor: Visitor) => {
    for (let one = waiting.pop(); one !== undefined && !mismatch; one = waiting.pop()) {
      if ((await isAllowed(one, visitor)) !== one.allowed) mismatch ??= one;
    }
  };
  await Promise.all(visitors.map(work));
  return mismatch;
}
