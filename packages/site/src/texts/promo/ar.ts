export const ar = {
  announcement: 'إعلان',
  announced: 'أسعار صرف الدينار، مباشرة ومجانًا.',
  closeAnnouncement: 'إغلاق الإعلان',
} as const;
