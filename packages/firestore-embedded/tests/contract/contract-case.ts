import type { Context } from './context.ts';

/** Something that every Firestore must do: what `run` answers must equal `expected`. */
export interface ContractCase {
  /** A full sentence. */
  readonly title: string;
  readonly expected: unknown;
  /** Why Google's emulator is not asked: production does this, and the emulator does not. */
  readonly notByGoogle?: string;
  run(context: Context): Promise<unknown>;
}
