/** The kinds of page; each has its own layout, metadata and share image. */
export const pageKinds = [
  'home',
  'banks',
  'bank',
  'comparator',
  'converter',
  'conversion',
  'crypto',
  'sheet',
  'amounts',
  'information',
] as const;

export type PageKind = (typeof pageKinds)[number];
