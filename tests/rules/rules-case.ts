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
