export const database = 'projects/p/databases/(default)';
export const root = `${database}/documents`;
export const owner = { kind: 'owner' } as const;

/** The only documents in use: few, so that each changes often. */
export const documentNames = ['c/a', 'c/b', 'c/e', 'c/f', 'd/a', 'd/b', 'd/a/c/g', 'd/b/c/h'].map(
  (path) => `${root}/${path}`,
);
