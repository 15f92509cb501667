/** Tests of a published suite that are not counted, with the reason. */
export interface Exclusion {
  /** The pattern of their full titles. */
  readonly titles: RegExp;
  readonly reason: string;
}

const exclusions: readonly Exclusion[] = [
  {
    titles: /^Initialization .*getAuth\(\)/,
    reason: 'They sign in with Firebase Authentication, which no Firestore emulator has.',
  },
];

export function exclusionOf(title: string): Exclusion | undefined {
  return exclusions.find(({ titles }) => titles.test(title));
}
