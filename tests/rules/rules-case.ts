import type { Visitor } from './visitor.ts';

/** One line of the table: a request of a stranger, and whether the rules allow it. */
export interface RulesCase {
  readonly title: string;
  readonly allowed: boolean;
  readonly ask: (visitor: Visitor) => Promise<unknown>;
}

/** Whether the rules allow a visitor's request; throws any failure except a refusal. */
export async function isAllowed({ ask }: RulesCase, visitor: Visitor): Promise<boolean> {
  try {
    await ask(visitor);
    return true;
  } catch (error) {
    const isRefusal =
      error instanceof Error && 'code' in error && error.code === 'permission-denied';
    if (isRefusal) return false;
    throw error;
  }
}

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
