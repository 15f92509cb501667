/**
 * Arabic names of banks: their own or the central bank's words, the Tunisian press, or at least two registries
 * that agree. A bank without a row has its Latin name.
 */
export const ar = {
  BCTN: 'البنك المركزي التونسي',
  ATBK: 'البنك العربي لتونس',
  BNTE: 'البنك الوطني الفلاحي',
  BTQI: 'بنك قطر الوطني تونس',
  BSTU: 'التجاري بنك',
  BHBK: 'بنك الإسكان',
  BIAT: 'بنك تونس العربي الدولي',
  BZIT: 'مصرف الزيتونة',
  BTEX: 'بنك تونس والإمارات',
  UIBK: 'الاتحاد الدولي للبنوك',
  STBK: 'الشركة التونسية للبنك',
  CFCT: 'بنك الأمان',
  BTBK: 'بنك تونس',
  LPTN: 'البريد التونسي',
  BST: 'بنك البركة تونس',
  TSID: 'البنك التونسي السعودي',
  WKIB: 'بنك الوفاق الدولي',
} as const;
