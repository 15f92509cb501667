import { SourceError } from '../sources/source-error.ts';

/**
 * A page of which more than a quarter is refused is not taken at all: one currency may jump, but
 * columns that changed places, or units, spoil most of a page and leave a few rows plausible.
 */
export const maxRefusedShare = 0.25;

/** Raises SourceError 'too-many-refused' when a page is not to be taken. */
export function requireMostTaken(source: string, refused: readonly string[], rows: number): void {
  if (refused.length <= maxRefusedShare * rows) return;
  const seen = `${refused.length} lignes sur ${rows} sont refusées, la première : ${refused[0]}`;
  throw new SourceError('too-many-refused', source, seen.replace(/\.$/, ''));
}
