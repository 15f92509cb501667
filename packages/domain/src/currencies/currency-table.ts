interface CurrencyFacts {
  readonly symbol: string;
  readonly flag: string;
  readonly quotedPer: 1 | 10 | 100 | 1000;
  readonly centralBankQuoted: boolean;
  readonly typicalRate: number;
}

/**
 * Every currency of the site: symbol, file name in circle-flags, number of units for which
 * Tunisian banks quote a rate (stored rates are always for one unit), whether the central bank quotes it, and
 * the magnitude of its rate. The magnitude is TND for one unit on 20 May 2026, or an estimate for a currency
 * without a rate of the central bank. It is only compared by factor and never shown.
 *
 * Units and quoted currencies: https://www.bct.gov.tn/bct/siteprod/cours.jsp
 */
export const currencyTable = {
  EUR: {
    symbol: '€',
    flag: 'european_union',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 3.3891,
  },
  USD: {
    symbol: '$',
    flag: 'us',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 2.9048,
  },
  GBP: {
    symbol: '£',
    flag: 'gb',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 3.9277,
  },
  CAD: {
    symbol: 'C$',
    flag: 'ca',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 2.1293,
  },
  CHF: {
    symbol: 'CHF',
    flag: 'ch',
    quotedPer: 10,
    centralBankQuoted: true,
    typicalRate: 3.70745,
  },
  JPY: {
    symbol: '¥',
    flag: 'jp',
    quotedPer: 1000,
    centralBankQuoted: true,
    typicalRate: 0.018423,
  },
  AUD: {
    symbol: 'A$',
    flag: 'au',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 1.9,
  },
  AED: {
    symbol: 'د.إ',
    flag: 'ae',
    quotedPer: 10,
    centralBankQuoted: true,
    typicalRate: 0.79781,
  },
  SAR: {
    symbol: '﷼',
    flag: 'sa',
    quotedPer: 10,
    centralBankQuoted: true,
    typicalRate: 0.78086,
  },
  QAR: {
    symbol: 'ر.ق',
    flag: 'qa',
    quotedPer: 10,
    centralBankQuoted: true,
    typicalRate: 0.80383,
  },
  KWD: {
    symbol: 'د.ك',
    flag: 'kw',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 9.5507,
  },
  BHD: {
    symbol: 'د.ب',
    flag: 'bh',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 7.7703,
  },
  OMR: {
    symbol: 'ر.ع',
    flag: 'om',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 7.6107,
  },
  DZD: {
    symbol: 'DA',
    flag: 'dz',
    quotedPer: 10,
    centralBankQuoted: true,
    typicalRate: 0.02202,
  },
  MAD: {
    symbol: 'DH',
    flag: 'ma',
    quotedPer: 10,
    centralBankQuoted: true,
    typicalRate: 0.31683,
  },
  LYD: {
    symbol: 'LD',
    flag: 'ly',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 0.46,
  },
  MRU: {
    symbol: 'UM',
    flag: 'mr',
    quotedPer: 10,
    centralBankQuoted: true,
    typicalRate: 0.07308,
  },
  SEK: {
    symbol: 'kr',
    flag: 'se',
    quotedPer: 10,
    centralBankQuoted: true,
    typicalRate: 0.31235,
  },
  NOK: {
    symbol: 'kr',
    flag: 'no',
    quotedPer: 100,
    centralBankQuoted: true,
    typicalRate: 0.315689,
  },
  DKK: {
    symbol: 'kr',
    flag: 'dk',
    quotedPer: 100,
    centralBankQuoted: true,
    typicalRate: 0.454665,
  },
  CNY: {
    symbol: '¥',
    flag: 'cn',
    quotedPer: 1,
    centralBankQuoted: true,
    typicalRate: 0.4305,
  },
  TRY: {
    symbol: '₺',
    flag: 'tr',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 0.067,
  },
  EGP: {
    symbol: 'E£',
    flag: 'eg',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 0.058,
  },
  JOD: {
    symbol: 'JD',
    flag: 'jo',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 4.1,
  },
  INR: {
    symbol: '₹',
    flag: 'in',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 0.0334,
  },
  RUB: {
    symbol: '₽',
    flag: 'ru',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 0.036,
  },
  BRL: {
    symbol: 'R$',
    flag: 'br',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 0.53,
  },
  ZAR: {
    symbol: 'R',
    flag: 'za',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 0.165,
  },
  SGD: {
    symbol: 'S$',
    flag: 'sg',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 2.25,
  },
  TND: {
    symbol: 'DT',
    flag: 'tn',
    quotedPer: 1,
    centralBankQuoted: false,
    typicalRate: 1,
  },
} as const satisfies Record<string, CurrencyFacts>;
