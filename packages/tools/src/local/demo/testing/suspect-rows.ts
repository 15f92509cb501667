import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import { judgeRates, type SuspectRate } from '@dinar/domain/rates/judge-rates';
import type { CandidateRate } from '@dinar/functions/sources/candidate-rate';
import { groupBy } from '@dinar/functions/store/documents/group-by';

/** Returns demonstration rows as stored rates. */
export function decodedRows(candidates: readonly CandidateRate[]): BankRate[] {
  return candidates.map((candidate) => {
    const decoded = decodeBankRate('a demonstration row', { ...candidate, status: 1 });
    if (!decoded.ok) throw new TypeError(decoded.problem.reason);
    return decoded.value;
  });
}

/** Returns the demonstration rows that the domain's plausibility rule rejects when judged together. */
export function suspectRows(candidates: readonly CandidateRate[]): SuspectRate[] {
  const rates = decodedRows(candidates);
  const today = rates.map(({ date }) => date).reduce((a, b) => (a > b ? a : b));
  const currencies = [...groupBy(rates, ({ currency }) => currency).values()];
  return currencies.flatMap((rows) => judgeRates(rows, { today }).suspect);
}
