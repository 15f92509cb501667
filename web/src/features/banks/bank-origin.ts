import type { BankCode } from '@dinar/domain/banks/bank-code';
import { rateProvider } from '@dinar/domain/rates/rate-provider';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { type Origin, sharedOrigin } from '../../ui/provenance/shared-origin.ts';

/** Returns the origin that all rates of a bank's latest day share; `undefined` if two differ. */
export function bankOrigin(bank: BankCode, rows: readonly BankPageRow[]): Origin | undefined {
  return sharedOrigin(
    rows.flatMap((row) => {
      if (row.kind === 'indicative' || row.kind === 'unquoted' || row.isCarried) return [];
      const { day, source, correction } = row;
      return [{ day, source, correction, provider: rateProvider(bank, source) }];
    }),
  );
}
