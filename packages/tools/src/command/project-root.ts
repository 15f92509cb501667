import path from 'node:path';

/** The repository's top folder. */
export const projectRoot = path.resolve(import.meta.dirname, '../../../..');

/** A place in the repository, from its top folder. */
export function fromRoot(...segments: readonly string[]): string {
  return path.join(projectRoot, ...segments);
}
