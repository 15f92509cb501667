import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';

type MidRates = Readonly<Partial<Record<ForeignCurrencyCode, number>>>;

/**
 * Real mid rates that the Banque Centrale de Tunisie published, in TND for one unit.
 * Source: https://www.bct.gov.tn/bct/siteprod/cours.jsp
 */
export const recordedMidRates = {
  '2026-05-18': {
    USD: 2.9034,
    EUR: 3.3965,
    GBP: 3.9132,
    JPY: 0.018409,
    CHF: 3.72352,
    CAD: 2.1252,
    AED: 0.7954,
    SAR: 0.77838,
    BHD: 7.7456,
    KWD: 9.5218,
    QAR: 0.80145,
    SEK: 0.31103,
    NOK: 0.315196,
    DKK: 0.45554,
    MAD: 0.31652,
    DZD: 0.02198,
    LYD: 0.4582,
    CNY: 0.4294,
    OMR: 7.5876,
    MRU: 0.07292,
  },
  '2026-05-20': {
    USD: 2.9048,
    EUR: 3.3891,
    GBP: 3.9277,
    JPY: 0.018423,
    CHF: 3.70745,
    CAD: 2.1293,
    AED: 0.79781,
    SAR: 0.78086,
    BHD: 7.7703,
    KWD: 9.5507,
    QAR: 0.80383,
    SEK: 0.31235,
    NOK: 0.315689,
    DKK: 0.454665,
    MAD: 0.31683,
    DZD: 0.02202,
    LYD: 0.46,
    CNY: 0.4305,
    OMR: 7.6107,
    MRU: 0.07308,
  },
} as const satisfies Readonly<Record<string, MidRates>>;
