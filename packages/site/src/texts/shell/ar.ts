export const ar = {
  needsScripts: 'تحتاج هذه الصفحة إلى JavaScript لعرض أسعار الصرف.',
  euro: '1 EUR بالدينار',
  converter: 'محوّل العملات',
  banks: 'أسعار البنوك',
  alerts: 'تنبيهاتي',
} as const;
