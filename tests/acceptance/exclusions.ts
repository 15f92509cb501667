/** Tests of a published suite that are not counted, and why. */
export interface Exclusion {
  /** What their full titles match. */
  readonly titles: RegExp;
  readonly reason: string;
}

export const exclusions: readonly Exclusion[] = [
  {
    titles: /^Initialization .*getAuth\(\)/,
    reason: 'They sign in with Firebase Authentication, which no Firestore emulator holds.',
  },
];

export function exclusionOf(title: string): Exclusion | undefined {
  return exclusions.find(({ titles }) => titles.test(title));
}
