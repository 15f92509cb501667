import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { day, euroStats, friday, quote } from './rates-fixtures.ts';

export const monday = day('2026-11-23');

const banksOfFriday: readonly CommercialBankCode[] = [
  'BIAT',
  'BNTE',
  'ATBK',
  'BSTU',
  'CFCT',
  'BHBK',
  'UIBK',
  'BTBK',
];

/** A Monday at ten: STB, the worst of nine banks, has published; the other eight have Friday's rates. */
export function mondayMorning(fields: Partial<RatesStats> = {}): RatesStats {
  return euroStats({
    banks: [
      quote({ bankId: 'STBK', purchaseRate: 3.33, saleRate: 3.45, date: monday }),
      ...banksOfFriday.map((bankId, index) =>
        quote({
          bankId,
          purchaseRate: (3350 + index) / 1000,
          saleRate: (3420 + index) / 1000,
          date: friday,
        }),
      ),
    ],
    ...fields,
  });
}
