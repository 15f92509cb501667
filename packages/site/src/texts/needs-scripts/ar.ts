export const ar = { needsScripts: 'تحتاج هذه الصفحة إلى JavaScript.' } as const;
