import { sameContent } from '@dinar/domain/aggregates/same-content';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { rowFault } from '@dinar/domain/documents/row-fault';
import { type BankRate, bankRateId, type RateSource } from '@dinar/domain/rates/bank-rate';
import type { CandidateRate } from '../../sources/candidate-rate.ts';
import type { RefusedRow } from './ingest-report.ts';

/** A decoded candidate and its index. */
export interface CandidateRow {
  readonly row: number;
  readonly rate: BankRate;
}

interface DecodedCandidates {
  readonly rows: readonly CandidateRow[];
  readonly refused: readonly RefusedRow[];
  /** The number of rows that repeat an earlier one. */
  readonly repeated: number;
}

/** Decodes candidates into rates, each id once; refuses invalid candidates and contradictions. */
export function decodeCandidates(
  candidates: readonly CandidateRate[],
  { now, source }: { readonly now: Date; readonly source: RateSource },
): DecodedCandidates {
  const refused: RefusedRow[] = [];
  const byId = new Map<string, CandidateRow>();
  let repeated = 0;
  for (const [row, candidate] of candidates.entries()) {
    const document = { status: 1, ...candidate, source, fetchedAt: now };
    const decoded = decodeBankRate(`candidate ${row}`, document);
    if (!decoded.ok) {
      refused.push({ row, reason: 'undecodable', detail: rowFault(decoded.problem) });
      continue;
    }
    const rate = decoded.value;
    const known = byId.get(bankRateId(rate));
    if (known === undefined) byId.set(bankRateId(rate), { row, rate });
    else if (sameContent(known.rate, rate)) repeated += 1;
    else refused.push(contradiction(row, rate));
  }
  return { rows: [...byId.values()], refused, repeated };
}

function contradiction(row: number, rate: BankRate): RefusedRow {
  const detail = `${bankRateId(rate)} a déjà d’autres valeurs plus haut.`;
  return { row, reason: 'contradiction', detail };
}
