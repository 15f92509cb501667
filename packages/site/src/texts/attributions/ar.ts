export const ar = {
  bct: 'أسعار متوسطة ينشرها البنك المركزي التونسي',
  STBK: 'أسعار الشبابيك تنشرها الشركة التونسية للبنك',
  market: 'أسعار من {provider}',
  coins: 'بيانات من {provider}',
  headlines: 'عناوين ينشرها {provider}',
} as const;
