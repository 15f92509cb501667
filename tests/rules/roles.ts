/** The two kinds of caller. Signing in grants nothing, because the site has no accounts. */
export const roles = ['visitor', 'signed-in user'] as const;
export type Role = (typeof roles)[number];
