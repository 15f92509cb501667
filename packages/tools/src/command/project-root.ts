import path from 'node:path';

/** The root folder of the repository. */
export const projectRoot = path.resolve(import.meta.dirname, '../../../..');

/** Returns the absolute path of a place in the repository. */
export function fromRoot(...segments: readonly string[]): string {
  return path.join(projectRoot, ...segments);
}
