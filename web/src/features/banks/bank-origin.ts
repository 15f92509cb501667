import type { BankCode } from '@dinar/domain/banks/bank-code';
import { rateProvider } from '@dinar/domain/rates/rate-provider';
import type { BankPageRow, PublishedRow } from '@dinar/domain/today/bank-page-rates';
import { type Origin, usualOrigin } from '../../ui/provenance/shared-origin.ts';

/** Returns the origin that most rates of a bank's latest day have. */
export function bankOrigin(bank: BankCode, rows: readonly BankPageRow[]): Origin | undefined {
  return usualOrigin(
    rows.flatMap((row) => ('isCarried' in row && !row.isCarried ? originOfRow(bank, row) : [])),
  );
}

/** Returns the origin of a rate on a bank's page. */
export function originOfRow(bank: BankCode, { day, source, correction }: PublishedRow): Origin {
  return { day, source, correction, provider: rateProvider(bank, source) };
}
