import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankRateId } from '@dinar/domain/rates/bank-rate';
import { guardRate } from '@dinar/domain/rates/guard-rate';
import type { CandidateRow } from './decode-candidates.ts';
import type { RefusedRow } from './ingest-report.ts';
import type { RateReferences } from './rate-references.ts';

export interface GuardedCandidates {
  readonly accepted: readonly CandidateRow[];
  readonly refused: readonly RefusedRow[];
  /** Rows taken although they jump, because staff said so. */
  readonly jumps: readonly AcceptedJump[];
}

export interface AcceptedJump {
  readonly id: string;
  readonly detail: string;
}

/**
 * Puts each rate through domain's guards, the central bank's first and older days before newer:
 * an accepted rate is a reference for those after it, a refused one never. With `acceptJumps` the
 * jump since the day before is no reason to refuse; every other guard still is.
 */
export function guardCandidates(
  rows: readonly CandidateRow[],
  references: RateReferences,
  acceptJumps = false,
): GuardedCandidates {
  const accepted: CandidateRow[] = [];
  const refused: RefusedRow[] = [];
  const jumps: AcceptedJump[] = [];
  for (const candidate of [...rows].sort(referencesFirst)) {
    const verdict = guardRate(candidate.rate, references.contextOf(candidate.rate));
    const isAcceptedJump = !verdict.ok && verdict.reason === 'jump' && acceptJumps;
    if (isAcceptedJump) jumps.push({ id: bankRateId(candidate.rate), detail: verdict.detail });
    if (verdict.ok || isAcceptedJump) {
      accepted.push(candidate);
      if (candidate.rate.status === 1) references.accept(candidate.rate);
    } else {
      refused.push({ row: candidate.row, reason: verdict.reason, detail: verdict.detail });
    }
  }
  return { accepted, refused, jumps };
}

function referencesFirst(a: CandidateRow, b: CandidateRow): number {
  return sortKey(a) < sortKey(b) ? -1 : 1;
}

function sortKey({ rate }: CandidateRow): string {
  return `${rate.bankId === centralBankCode ? 0 : 1} ${rate.date} ${rate.bankId} ${rate.currency}`;
}
