import type { BankCode } from '@dinar/domain/banks/bank-code';
import { type ProviderId, providerIds } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { type Origin, sharedOrigin } from '../../ui/provenance/shared-origin.ts';

/** The origin that all rates of a bank's latest day have; undefined where two differ. */
export function bankOrigin(bank: BankCode, rows: readonly BankPageRow[]): Origin | undefined {
  return sharedOrigin(
    rows.flatMap((row) => {
      if (row.kind === 'indicative' || row.kind === 'unquoted' || row.isCarried) return [];
      const { day, source, correction } = row;
      return [{ day, source, correction, provider: providerOf(bank, source) }];
    }),
  );
}

function providerOf(bank: BankCode, source: RateSource): ProviderId | undefined {
  if (source === 'bct') return source;
  return source === 'bank-page' ? providerIds.find((id) => id === bank) : undefined;
}
