import type { BankCode } from '../banks/bank-code.ts';
import { type ProviderId, providerIds } from '../providers/provider-table.ts';
import type { RateSource } from './bank-rate.ts';

/** The provider of the rate of a bank: the central bank, or the bank itself if its page was read. */
export function rateProvider(bank: BankCode, source: RateSource): ProviderId | undefined {
  if (source === 'bct') return source;
  return source === 'bank-page' ? providerIds.find((id) => id === bank) : undefined;
}
