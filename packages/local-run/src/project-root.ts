import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A place in the repository, from its top folder. */
export function fromRoot(...segments: readonly string[]): string {
  return path.join(projectRoot, ...segments);
}
