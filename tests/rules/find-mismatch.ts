import { isAllowed, type RulesCase } from './rules-case.ts';
import type { Visitor } from './visitor.ts';

/**
 * Asks the lines of a table until the rules decide one of them otherwise, and gives that line;
 * undefined when they decide all as the table says. The visitors share the work: one SDK sends its
 * writes one after the other.
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
