export const en = {
  bct: 'Mid rates published by the Central Bank of Tunisia',
  STBK: 'Counter rates published by STB',
  'open-er-api': 'Rates by ExchangeRate-API',
  'currency-api': 'Rates by fawazahmed0/exchange-api',
  coingecko: 'Data provided by CoinGecko',
  webmanagercenter: 'Headlines published by Webmanagercenter',
  businessnews: 'Headlines published by Business News',
  leconomistemaghrebin: "Headlines published by L'Économiste Maghrébin",
  africanmanager: 'Headlines published by African Manager',
  kapitalis: 'Headlines published by Kapitalis',
} as const;
