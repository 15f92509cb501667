interface CurrencyFacts {
  readonly frenchName: string;
  readonly symbol: string;
  readonly flag: string;
  readonly quotedPer: 1 | 10 | 100 | 1000;
  readonly centralBankQuoted: boolean;
  readonly typicalRate: number;
}

/**
 * Every currency of the site: French name, which addresses and pasted texts have on the pages of every language,
 * symbol, file name in circle-flags, number of units for which Tunisian banks quote a rate (stored rates are always for
 * one unit), whether the central bank quotes it (`quoted`, `unquoted`), and the magnitude of its rate. The magnitude
 * is TND for one unit on 20 May 2026, or an estimate for a currency without a rate of the central bank. It is only
 * compared by factor and never shown.
 *
 * Units and quoted currencies: https://www.bct.gov.tn/bct/siteprod/cours.jsp
 */
export const currencyTable = {
  EUR: quoted('Euro', '€', 'european_union', { quotedPer: 1, typicalRate: 3.3891 }),
  USD: quoted('Dollar US', '$', 'us', { quotedPer: 1, typicalRate: 2.9048 }),
  GBP: quoted('Livre Sterling', '£', 'gb', { quotedPer: 1, typicalRate: 3.9277 }),
  CAD: quoted('Dollar Canadien', 'C$', 'ca', { quotedPer: 1, typicalRate: 2.1293 }),
  CHF: quoted('Franc Suisse', 'CHF', 'ch', { quotedPer: 10, typicalRate: 3.70745 }),
  JPY: quoted('Yen Japonais', '¥', 'jp', { quotedPer: 1000, typicalRate: 0.018423 }),
  AUD: unquoted('Dollar Australien', 'A$', 'au', { quotedPer: 1, typicalRate: 1.9 }),
  AED: quoted('Dirham des Émirats', 'د.إ', 'ae', { quotedPer: 10, typicalRate: 0.79781 }),
  SAR: quoted('Riyal Saoudien', '﷼', 'sa', { quotedPer: 10, typicalRate: 0.78086 }),
  QAR: quoted('Riyal Qatari', 'ر.ق', 'qa', { quotedPer: 10, typicalRate: 0.80383 }),
  KWD: quoted('Dinar Koweïtien', 'د.ك', 'kw', { quotedPer: 1, typicalRate: 9.5507 }),
  BHD: quoted('Dinar Bahreïni', 'د.ب', 'bh', { quotedPer: 1, typicalRate: 7.7703 }),
  OMR: quoted('Rial Omanais', 'ر.ع', 'om', { quotedPer: 1, typicalRate: 7.6107 }),
  DZD: quoted('Dinar Algérien', 'DA', 'dz', { quotedPer: 10, typicalRate: 0.02202 }),
  MAD: quoted('Dirham Marocain', 'DH', 'ma', { quotedPer: 10, typicalRate: 0.31683 }),
  LYD: quoted('Dinar Libyen', 'LD', 'ly', { quotedPer: 1, typicalRate: 0.46 }),
  MRU: quoted('Ouguiya Mauritanienne', 'UM', 'mr', { quotedPer: 10, typicalRate: 0.07308 }),
  SEK: quoted('Couronne Suédoise', 'kr', 'se', { quotedPer: 10, typicalRate: 0.31235 }),
  NOK: quoted('Couronne Norvégienne', 'kr', 'no', { quotedPer: 100, typicalRate: 0.315689 }),
  DKK: quoted('Couronne Danoise', 'kr', 'dk', { quotedPer: 100, typicalRate: 0.454665 }),
  CNY: quoted('Yuan Chinois', '¥', 'cn', { quotedPer: 1, typicalRate: 0.4305 }),
  TRY: unquoted('Livre Turque', '₺', 'tr', { quotedPer: 1, typicalRate: 0.067 }),
  EGP: unquoted('Livre Égyptienne', 'E£', 'eg', { quotedPer: 1, typicalRate: 0.058 }),
  JOD: unquoted('Dinar Jordanien', 'JD', 'jo', { quotedPer: 1, typicalRate: 4.1 }),
  INR: unquoted('Roupie Indienne', '₹', 'in', { quotedPer: 1, typicalRate: 0.0334 }),
  RUB: unquoted('Rouble Russe', '₽', 'ru', { quotedPer: 1, typicalRate: 0.036 }),
  BRL: unquoted('Réal Brésilien', 'R$', 'br', { quotedPer: 1, typicalRate: 0.53 }),
  ZAR: unquoted('Rand Sud-africain', 'R', 'za', { quotedPer: 1, typicalRate: 0.165 }),
  SGD: unquoted('Dollar de Singapour', 'S$', 'sg', { quotedPer: 1, typicalRate: 2.25 }),
  TND: unquoted('Dinar Tunisien', 'DT', 'tn', { quotedPer: 1, typicalRate: 1 }),
} as const satisfies Record<string, CurrencyFacts>;

type Quote = Pick<CurrencyFacts, 'quotedPer' | 'typicalRate'>;

/** A currency that the central bank quotes. */
function quoted(frenchName: string, symbol: string, flag: string, quote: Quote): CurrencyFacts {
  return { frenchName, symbol, flag, centralBankQuoted: true, ...quote };
}

function unquoted(frenchName: string, symbol: string, flag: string, quote: Quote): CurrencyFacts {
  return { frenchName, symbol, flag, centralBankQuoted: false, ...quote };
}
