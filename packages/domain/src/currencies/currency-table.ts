interface CurrencyFacts {
  readonly name: string;
  readonly symbol: string;
  readonly flag: string;
  readonly quotedPer: 1 | 10 | 100 | 1000;
  readonly centralBankQuoted: boolean;
}

/**
 * Every currency the site knows: French name, symbol, circle-flags file name, the number of units
 * Tunisian banks quote a rate for (rates are stored for one unit all the same), and whether the
 * central bank quotes it.
 *
 * Units and quoted currencies: https://www.bct.gov.tn/bct/siteprod/cours.jsp
 */
export const currencyTable = {
  EUR: { name: 'Euro', symbol: '€', flag: 'european_union', quotedPer: 1, centralBankQuoted: true },
  USD: { name: 'Dollar US', symbol: '$', flag: 'us', quotedPer: 1, centralBankQuoted: true },
  GBP: { name: 'Livre Sterling', symbol: '£', flag: 'gb', quotedPer: 1, centralBankQuoted: true },
  CAD: { name: 'Dollar Canadien', symbol: 'C$', flag: 'ca', quotedPer: 1, centralBankQuoted: true },
  CHF: { name: 'Franc Suisse', symbol: 'CHF', flag: 'ch', quotedPer: 10, centralBankQuoted: true },
  JPY: { name: 'Yen Japonais', symbol: '¥', flag: 'jp', quotedPer: 1000, centralBankQuoted: true },
  AUD: {
    name: 'Dollar Australien',
    symbol: 'A$',
    flag: 'au',
    quotedPer: 1,
    centralBankQuoted: false,
  },
  AED: {
    name: 'Dirham des Émirats',
    symbol: 'د.إ',
    flag: 'ae',
    quotedPer: 10,
    centralBankQuoted: true,
  },
  SAR: { name: 'Riyal Saoudien', symbol: '﷼', flag: 'sa', quotedPer: 10, centralBankQuoted: true },
  QAR: { name: 'Riyal Qatari', symbol: 'ر.ق', flag: 'qa', quotedPer: 10, centralBankQuoted: true },
  KWD: {
    name: 'Dinar Koweïtien',
    symbol: 'د.ك',
    flag: 'kw',
    quotedPer: 1,
    centralBankQuoted: true,
  },
  BHD: { name: 'Dinar Bahreïni', symbol: 'د.ب', flag: 'bh', quotedPer: 1, centralBankQuoted: true },
  OMR: { name: 'Rial Omanais', symbol: 'ر.ع', flag: 'om', quotedPer: 1, centralBankQuoted: true },
  DZD: { name: 'Dinar Algérien', symbol: 'DA', flag: 'dz', quotedPer: 10, centralBankQuoted: true },
  MAD: {
    name: 'Dirham Marocain',
    symbol: 'DH',
    flag: 'ma',
    quotedPer: 10,
    centralBankQuoted: true,
  },
  LYD: { name: 'Dinar Libyen', symbol: 'LD', flag: 'ly', quotedPer: 1, centralBankQuoted: true },
  MRU: {
    name: 'Ouguiya Mauritanienne',
    symbol: 'UM',
    flag: 'mr',
    quotedPer: 10,
    centralBankQuoted: true,
  },
  SEK: {
    name: 'Couronne Suédoise',
    symbol: 'kr',
    flag: 'se',
    quotedPer: 10,
    centralBankQuoted: true,
  },
  NOK: {
    name: 'Couronne Norvégienne',
    symbol: 'kr',
    flag: 'no',
    quotedPer: 100,
    centralBankQuoted: true,
  },
  DKK: {
    name: 'Couronne Danoise',
    symbol: 'kr',
    flag: 'dk',
    quotedPer: 100,
    centralBankQuoted: true,
  },
  CNY: { name: 'Yuan Chinois', symbol: '¥', flag: 'cn', quotedPer: 1, centralBankQuoted: true },
  TRY: { name: 'Livre Turque', symbol: '₺', flag: 'tr', quotedPer: 1, centralBankQuoted: false },
  EGP: {
    name: 'Livre Égyptienne',
    symbol: 'E£',
    flag: 'eg',
    quotedPer: 1,
    centralBankQuoted: false,
  },
  JOD: {
    name: 'Dinar Jordanien',
    symbol: 'JD',
    flag: 'jo',
    quotedPer: 1,
    centralBankQuoted: false,
  },
  INR: { name: 'Roupie Indienne', symbol: '₹', flag: 'in', quotedPer: 1, centralBankQuoted: false },
  RUB: { name: 'Rouble Russe', symbol: '₽', flag: 'ru', quotedPer: 1, centralBankQuoted: false },
  BRL: { name: 'Réal Brésilien', symbol: 'R$', flag: 'br', quotedPer: 1, centralBankQuoted: false },
  ZAR: {
    name: 'Rand Sud-africain',
    symbol: 'R',
    flag: 'za',
    quotedPer: 1,
    centralBankQuoted: false,
  },
  SGD: {
    name: 'Dollar de Singapour',
    symbol: 'S$',
    flag: 'sg',
    quotedPer: 1,
    centralBankQuoted: false,
  },
  TND: { name: 'Dinar Tunisien', symbol: 'DT', flag: 'tn', quotedPer: 1, centralBankQuoted: false },
} as const satisfies Record<string, CurrencyFacts>;
