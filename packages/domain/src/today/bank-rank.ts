import type { CommercialBankCode } from '../banks/bank-code.ts';
import type { Counters } from './counters.ts';
import { type Intent, sideOfIntent } from './intent.ts';

/** The place of a bank among the boards in force; banks with the same rate share one. */
export interface BankRank {
  readonly place: number;
  /** The number of boards compared. */
  readonly of: number;
  readonly isShared: boolean;
}

/** The rank of a bank in a comparison; undefined if it is not in force, or fewer than three boards are. */
export function bankRank(
  { inForce, best }: Pick<Counters, 'inForce' | 'best'>,
  intent: Intent,
  bank: CommercialBankCode,
): BankRank | undefined {
  const side = sideOfIntent(intent);
  const own = inForce.find(({ bankId }) => bankId === bank)?.[side].value;
  if (!best || own === undefined) return undefined;
  const differences = inForce.map((quote) => quote[side].value.cmp(own));
  const isBetter = side === 'purchase' ? 1 : -1;
  return {
    place: differences.filter((difference) => difference === isBetter).length + 1,
    of: inForce.length,
    isShared: differences.filter((difference) => difference === 0).length > 1,
  };
}
