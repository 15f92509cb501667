import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { guardRate } from '@dinar/domain/rates/guard-rate';
import type { CandidateRow } from './decode-candidates.ts';
import type { RefusedRow } from './ingest-report.ts';
import type { RateReferences } from './rate-references.ts';

export interface GuardedCandidates {
  readonly accepted: readonly CandidateRow[];
  readonly refused: readonly RefusedRow[];
}

/**
 * Puts each rate through domain's guards, the central bank's first and older days before newer:
 * an accepted rate is a reference for those after it, a refused one never.
 */
export function guardCandidates(
  rows: readonly CandidateRow[],
  references: RateReferences,
): GuardedCandidates {
  const accepted: CandidateRow[] = [];
  const refused: RefusedRow[] = [];
  for (const candidate of [...rows].sort(referencesFirst)) {
    const verdict = guardRate(candidate.rate, references.contextOf(candidate.rate));
    if (verdict.ok) {
      accepted.push(candidate);
      if (candidate.rate.status === 1) references.accept(candidate.rate);
    } else {
      refused.push({ row: candidate.row, reason: verdict.reason, detail: verdict.detail });
    }
  }
  return { accepted, refused };
}

function referencesFirst(a: CandidateRow, b: CandidateRow): number {
  return sortKey(a) < sortKey(b) ? -1 : 1;
}

function sortKey({ rate }: CandidateRow): string {
  return `${rate.bankId === centralBankCode ? 0 : 1} ${rate.date} ${rate.bankId} ${rate.currency}`;
}
