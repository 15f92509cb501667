/** A provider of data: its name, its address, and what its terms permit. */
export interface Provider {
  readonly name: string;
  readonly homePage: string;
  /** The text of its attribution, in `packages/site/src/texts/attributions`. */
  readonly attribution: 'bct' | 'STBK' | 'market' | 'coins' | 'headlines';
  /** Whether its terms permit to give its data to programs, as the open data do. */
  readonly mayBeRedistributed: boolean;
}

/**
 * Every provider of rates, prices and headlines, by our name for it. The central bank and the banks publish their
 * rates for everyone; headlines and coins are in no open data.
 */
export const providerTable = {
  bct: {
    name: 'Banque Centrale de Tunisie',
    homePage: 'https://www.bct.gov.tn/',
    attribution: 'bct',
    mayBeRedistributed: true,
  },
  STBK: {
    name: 'Société Tunisienne de Banque',
    homePage: 'https://www.stb.com.tn/',
    attribution: 'STBK',
    mayBeRedistributed: true,
  },
  'open-er-api': {
    name: 'ExchangeRate-API',
    homePage: 'https://www.exchangerate-api.com/',
    attribution: 'market',
    // "You are, however, not allowed to re-distribute it": https://www.exchangerate-api.com/docs/free, 2026-11-24
    mayBeRedistributed: false,
  },
  'currency-api': {
    name: 'fawazahmed0/exchange-api',
    homePage: 'https://github.com/fawazahmed0/exchange-api',
    attribution: 'market',
    // CC0: https://github.com/fawazahmed0/exchange-api/blob/main/LICENSE
    mayBeRedistributed: true,
  },
  coingecko: {
    name: 'CoinGecko',
    homePage: 'https://www.coingecko.com/',
    attribution: 'coins',
    // https://www.coingecko.com/en/api_terms
    mayBeRedistributed: false,
  },
  webmanagercenter: newspaper('Webmanagercenter', 'https://www.webmanagercenter.com/'),
  businessnews: newspaper('Business News', 'https://www.businessnews.com.tn/'),
  leconomistemaghrebin: newspaper(
    "L'Économiste Maghrébin",
    'https://www.leconomistemaghrebin.com/',
  ),
  africanmanager: newspaper('African Manager', 'https://africanmanager.com/'),
  kapitalis: newspaper('Kapitalis', 'https://kapitalis.com/tunisie/'),
} as const satisfies Readonly<Record<string, Provider>>;

/** A newspaper whose headlines the site shows; its terms permit no more. */
function newspaper(name: string, homePage: string) {
  return { name, homePage, attribution: 'headlines', mayBeRedistributed: false } as const;
}

export type ProviderId = keyof typeof providerTable;

/** The ids of all providers, for schemas. */
export const providerIds: readonly ProviderId[] = Object.keys(providerTable).filter(
  (id): id is ProviderId => Object.hasOwn(providerTable, id),
);

/** Whether the open data may contain what a provider gives; false without a provider. */
export function mayBeRedistributed(provider: ProviderId | undefined): boolean {
  return provider !== undefined && providerTable[provider].mayBeRedistributed;
}
