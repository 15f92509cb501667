import type { Decimal } from '@dinar/domain/money/decimal';
import {
  type ComparisonMode,
  type ComparisonRow,
  compareCounters,
} from '@dinar/domain/today/compare-counters';
import type { Counters } from '@dinar/domain/today/counters';
import { useMemo } from 'react';
import { type Origin, sharedOrigin } from '../provenance/shared-origin.ts';

/** The rows of a comparison, best first and older ones last, and the common origin of those in force. */
export interface Comparison {
  readonly rows: readonly ComparisonRow[];
  readonly origin: Origin | undefined;
}

/** Compares the banks' boards for an amount. */
export function useComparison(
  counters: Counters,
  mode: ComparisonMode,
  amount: Decimal,
): Comparison {
  const rows = useMemo(() => compareCounters(counters, mode, amount), [counters, mode, amount]);
  return { rows, origin: sharedOrigin(counters.inForce) };
}
