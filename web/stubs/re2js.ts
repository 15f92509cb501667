/** Replaces re2js, which the Firestore SDK uses in three regex expressions of its pipelines only. */
export const RE2JS = {
  compile(): never {
    throw new Error('Regex expressions of Firestore pipelines are left out of this build');
  },
};
