/** A provider of data: its name and its address. */
export interface Provider {
  readonly name: string;
  readonly homePage: string;
}

/** Every provider of rates, prices and headlines, by our name for it. */
export const providerTable = {
  bct: {
    name: 'Banque Centrale de Tunisie',
    homePage: 'https://www.bct.gov.tn/',
  },
  STBK: {
    name: 'Société Tunisienne de Banque',
    homePage: 'https://www.stb.com.tn/',
  },
  'open-er-api': {
    name: 'ExchangeRate-API',
    homePage: 'https://www.exchangerate-api.com/',
  },
  'currency-api': {
    name: 'fawazahmed0/exchange-api',
    homePage: 'https://github.com/fawazahmed0/exchange-api',
  },
  coingecko: {
    name: 'CoinGecko',
    homePage: 'https://www.coingecko.com/',
  },
  webmanagercenter: {
    name: 'Webmanagercenter',
    homePage: 'https://www.webmanagercenter.com/',
  },
  businessnews: {
    name: 'Business News',
    homePage: 'https://www.businessnews.com.tn/',
  },
  leconomistemaghrebin: {
    name: "L'Économiste Maghrébin",
    homePage: 'https://www.leconomistemaghrebin.com/',
  },
  africanmanager: {
    name: 'African Manager',
    homePage: 'https://africanmanager.com/',
  },
  kapitalis: {
    name: 'Kapitalis',
    homePage: 'https://kapitalis.com/tunisie/',
  },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderId = keyof typeof providerTable;

/** The ids of all providers, for schemas. */
export const providerIds: readonly ProviderId[] = Object.keys(providerTable).filter(
  (id): id is ProviderId => Object.hasOwn(providerTable, id),
);
