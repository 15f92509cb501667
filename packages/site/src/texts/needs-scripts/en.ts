export const en = { needsScripts: 'This page needs JavaScript.' } as const;
