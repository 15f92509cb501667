/** The kinds of page the site has; each has its layout, its metadata and its share image. */
export const pageKinds = [
  'home',
  'banks',
  'bank',
  'comparator',
  'converter',
  'conversion',
  'crypto',
  'sheet',
  'information',
] as const;

export type PageKind = (typeof pageKinds)[number];
