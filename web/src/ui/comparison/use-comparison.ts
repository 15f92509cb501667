import type { Decimal } from '@dinar/domain/money/decimal';
import { type ComparisonRow, compareCounters } from '@dinar/domain/today/compare-counters';
import type { Counters } from '@dinar/domain/today/counters';
import type { Intent } from '@dinar/domain/today/intent';
import { useMemo } from 'react';
import { type Origin, sharedOrigin } from '../provenance/shared-origin.ts';

/** The rows of a comparison, best first and older ones last, and the common origin of those in force. */
export interface Comparison {
  readonly rows: readonly ComparisonRow[];
  readonly origin: Origin | undefined;
}

/** Compares the banks' boards for an amount. */
export function useComparison(counters: Counters, intent: Intent, amount: Decimal): Comparison {
  const rows = useMemo(() => compareCounters(counters, intent, amount), [counters, intent, amount]);
  return { rows, origin: sharedOrigin(counters.inForce) };
}
