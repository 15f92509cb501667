import type { Context } from './context.ts';

/** A behaviour that every Firestore must have: the result of `run` must equal `expected`. */
export interface ContractCase {
  /** A full sentence. */
  readonly title: string;
  readonly expected: unknown;
  /** The reason to skip Google's emulator: production does this, and the emulator does not. */
  readonly notByGoogle?: string;
  run(context: Context): Promise<unknown>;
}
