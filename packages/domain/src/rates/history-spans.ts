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

/** The part of a history that is read for each span: a short one, because it is part of the page. */
export const pastOfSpan = {
  week: 'month',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  fiveYears: 'past',
  all: 'past',
} as const satisfies Readonly<Record<HistorySpan, string>>;
