import type { Visitor } from './visitor.ts';

/** One line of the table: something a stranger may try, and whether the rules let it be. */
export interface RulesCase {
  readonly title: string;
  readonly allowed: boolean;
  readonly ask: (visitor: Visitor) => Promise<unknown>;
}

/** Whether the rules let a visitor do it; any failure but a refusal is thrown. */
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
