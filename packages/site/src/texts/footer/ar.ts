export const ar = {
  about: 'تُنشر الأسعار للإعلام وتُحيَّن كل يوم عمل.',
  navigation: 'التصفّح',
  conversions: 'تحويلات شائعة',
  conversion: '{amount} {from} إلى {to}',
  information: 'معلومات',
  reach: 'للاتصال بنا',
  place: 'تونس، الجمهورية التونسية',
  rights: '© {year} {site}. جميع الحقوق محفوظة.',
  mentions: 'إشعارات قانونية',
  shareOn: 'مشاركة على {network} (نافذة جديدة)',
  shared: '{site}: أسعار صرف الدينار مباشرة',
  sentence: '{tagline}.',
} as const;
