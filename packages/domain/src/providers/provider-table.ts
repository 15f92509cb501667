/** Who publishes what we show: a name, where to find them, and what their terms ask us to say. */
export interface Provider {
  readonly name: string;
  readonly homePage: string;
  /** In French, to be shown near the data with a link to the home page. */
  readonly attribution: string;
}

/** Every provider of rates, prices and headlines, by our name for it. */
export const providerTable = {
  bct: {
    name: 'Banque Centrale de Tunisie',
    homePage: 'https://www.bct.gov.tn/',
    attribution: 'Cours moyens publiés par la Banque Centrale de Tunisie',
  },
  STBK: {
    name: 'Société Tunisienne de Banque',
    homePage: 'https://www.stb.com.tn/',
    attribution: 'Cours de guichet publiés par la STB',
  },
  'open-er-api': {
    name: 'ExchangeRate-API',
    homePage: 'https://www.exchangerate-api.com/',
    attribution: 'Taux fournis par ExchangeRate-API',
  },
  'currency-api': {
    name: 'fawazahmed0/exchange-api',
    homePage: 'https://github.com/fawazahmed0/exchange-api',
    attribution: 'Taux fournis par fawazahmed0/exchange-api',
  },
  coingecko: {
    name: 'CoinGecko',
    homePage: 'https://www.coingecko.com/',
    attribution: 'Données fournies par CoinGecko',
  },
  webmanagercenter: {
    name: 'Webmanagercenter',
    homePage: 'https://www.webmanagercenter.com/',
    attribution: 'Titres publiés par Webmanagercenter',
  },
  businessnews: {
    name: 'Business News',
    homePage: 'https://www.businessnews.com.tn/',
    attribution: 'Titres publiés par Business News',
  },
  leconomistemaghrebin: {
    name: "L'Économiste Maghrébin",
    homePage: 'https://www.leconomistemaghrebin.com/',
    attribution: "Titres publiés par L'Économiste Maghrébin",
  },
  africanmanager: {
    name: 'African Manager',
    homePage: 'https://africanmanager.com/',
    attribution: 'Titres publiés par African Manager',
  },
  kapitalis: {
    name: 'Kapitalis',
    homePage: 'https://kapitalis.com/tunisie/',
    attribution: 'Titres publiés par Kapitalis',
  },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderId = keyof typeof providerTable;

/** Every provider's name, for a schema to check. */
export const providerIds: readonly ProviderId[] = Object.keys(providerTable).filter(
  (id): id is ProviderId => Object.hasOwn(providerTable, id),
);
