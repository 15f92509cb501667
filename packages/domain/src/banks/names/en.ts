/** The banks whose own English name is not the one that they use in French. */
export const en = {
  BCTN: 'Central Bank of Tunisia',
  LPTN: 'Tunisian Post',
} as const;
