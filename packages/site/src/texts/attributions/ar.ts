export const ar = {
  bct: 'أسعار متوسطة ينشرها البنك المركزي التونسي',
  STBK: 'أسعار الشبابيك تنشرها الشركة التونسية للبنك',
  'open-er-api': 'أسعار من \u2066ExchangeRate-API\u2069',
  'currency-api': 'أسعار من \u2066fawazahmed0/exchange-api\u2069',
  coingecko: 'بيانات من \u2066CoinGecko\u2069',
  webmanagercenter: 'عناوين ينشرها \u2066Webmanagercenter\u2069',
  businessnews: 'عناوين ينشرها \u2066Business News\u2069',
  leconomistemaghrebin: "عناوين ينشرها \u2066L'Économiste Maghrébin\u2069",
  africanmanager: 'عناوين ينشرها \u2066African Manager\u2069',
  kapitalis: 'عناوين ينشرها \u2066Kapitalis\u2069',
} as const;
