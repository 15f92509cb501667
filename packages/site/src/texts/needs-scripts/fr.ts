export const fr = { needsScripts: 'Cette page a besoin de JavaScript.' } as const;
