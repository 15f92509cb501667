import type { Counters } from '@dinar/domain/today/counters';

/** Returns the number of banks with a board in force, in words: « 9 banques sur 19 lues ». */
export function boardsRead({ inForce, bankCount }: Counters): string {
  const count = inForce.length;
  if (count === 0) return `Aucune banque sur ${bankCount} lue`;
  return count === 1 ? `1 banque sur ${bankCount} lue` : `${count} banques sur ${bankCount} lues`;
}
