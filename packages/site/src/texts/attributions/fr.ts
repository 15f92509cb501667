/** The attribution that the terms of each provider require, shown with a link to its home page. */
export const fr = {
  bct: 'Cours moyens publiés par la Banque Centrale de Tunisie',
  STBK: 'Cours de guichet publiés par la STB',
  'open-er-api': 'Taux fournis par ExchangeRate-API',
  'currency-api': 'Taux fournis par fawazahmed0/exchange-api',
  coingecko: 'Données fournies par CoinGecko',
  webmanagercenter: 'Titres publiés par Webmanagercenter',
  businessnews: 'Titres publiés par Business News',
  leconomistemaghrebin: "Titres publiés par L'Économiste Maghrébin",
  africanmanager: 'Titres publiés par African Manager',
  kapitalis: 'Titres publiés par Kapitalis',
} as const;
