import { SourceError } from '../../sources/source-error.ts';

/**
 * The largest share of refused rows with which a page is accepted. One currency may jump, but swapped
 * columns or changed units make most rows of a page wrong and leave a few plausible.
 */
export const maxRefusedShare = 0.25;

/** Throws SourceError 'too-many-refused' when more than that share of a page's rows is refused. */
export function requireMostTaken(source: string, refused: readonly string[], rows: number): void {
  if (refused.length <= maxRefusedShare * rows) return;
  const seen = `${refused.length} lignes sur ${rows} sont refusées, la première : ${refused[0]}`;
  throw new SourceError('too-many-refused', source, seen.replace(/\.$/, ''));
}
