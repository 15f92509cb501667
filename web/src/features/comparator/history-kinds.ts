import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { type HistorySpan, historySpans } from '@dinar/domain/rates/history-spans';

/** The curve of a currency. */
export interface Curve {
  readonly code: ForeignCurrencyCode;
  readonly series: HistorySeries;
  /** Whether it has made-up points. */
  readonly isDemo: boolean;
}

/** Returns whether a span is so long that its values are shown by month. */
export function isLongSpan(span: HistorySpan): boolean {
  return span === 'year' || historySpans[span].past === 'past';
}
