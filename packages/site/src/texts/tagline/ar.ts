export const ar = { tagline: 'المنصة المرجعية لأسعار الصرف في تونس' } as const;
