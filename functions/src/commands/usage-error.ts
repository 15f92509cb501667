/** Raised for a command line that cannot be followed: what is wrong with it, then how to write it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(problem: string, usage: string) {
    super(`${problem}\n\n${usage}`);
  }
}
