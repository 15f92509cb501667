import type { Counters } from '@dinar/domain/today/counters';

/** Returns the number of banks with a board in force, in words: « 19 banques comparées », « 2 banques sur 19 lues ». */
export function boardsRead({ inForce, best, bankCount }: Counters): string {
  const count = inForce.length;
  if (count === 0) return `Aucune banque sur ${bankCount} lue`;
  if (count === 1) return `1 banque sur ${bankCount} lue`;
  return best ? `${count} banques comparées` : `${count} banques sur ${bankCount} lues`;
}
