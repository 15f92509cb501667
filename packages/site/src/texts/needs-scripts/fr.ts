export const fr = {
  needsScripts: 'Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur.',
} as const;
