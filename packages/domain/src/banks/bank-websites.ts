import type { BankCode } from './bank-code.ts';

/** The banks' own sites; absent where it is not known for certain. Apart from the table, which every page loads. */
export const bankWebsites: Readonly<Partial<Record<BankCode, string>>> = {
  BCTN: 'https://www.bct.gov.tn',
  ATBK: 'https://www.atb.tn',
  BNTE: 'https://www.bna.tn',
  BTQI: 'https://www.qnb.com.tn',
  BSTU: 'https://www.attijaribank.com.tn',
  BHBK: 'https://www.bhbank.tn',
  BIAT: 'https://www.biat.tn',
  BZIT: 'https://www.banquezitouna.com',
  BTEX: 'https://www.bte.com.tn',
  UIBK: 'https://www.uib.com.tn',
  STBK: 'https://www.stb.com.tn',
  CFCT: 'https://www.amenbank.com.tn',
  ATLD: 'https://btl.tn',
  BTBK: 'https://www.bt.com.tn',
  LPTN: 'https://www.poste.tn',
  BTKO: 'https://www.btknet.com',
  BST: 'https://www.albaraka.com.tn',
  TSID: 'https://www.tsb.com.tn',
  WKIB: 'https://www.wifakbank.com',
};
