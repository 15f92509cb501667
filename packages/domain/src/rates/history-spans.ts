/**
 * The spans of a history: their days, of which `all` has no limit, and the part of the history that is read for each, a
 * short one, because it is part of the page.
 */
export const historySpans = {
  week: { days: 7, past: 'month' },
  month: { days: 30, past: 'month' },
  quarter: { days: 91, past: 'quarter' },
  year: { days: 365, past: 'year' },
  fiveYears: { days: 1826, past: 'past' },
  all: { days: undefined, past: 'past' },
} as const;

export type HistorySpan = keyof typeof historySpans;
