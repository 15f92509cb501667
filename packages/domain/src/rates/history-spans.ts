/** The spans of a history, in days; `all` has no limit. */
export const historySpans = {
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
  fiveYears: 1826,
  all: undefined,
} as const;

export type HistorySpan = keyof typeof historySpans;
