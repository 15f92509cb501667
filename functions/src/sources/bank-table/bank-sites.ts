import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { describedPage } from './bank-pages.ts';

/**
 * The domains of banks' sites, from the descriptions and from others' programs. None was opened from here; they only
 * tell whose page a saved page is.
 */
const domainsOf: Readonly<Partial<Record<CommercialBankCode, readonly string[]>>> = {
  ATBK: ['atb.tn', 'atb.com.tn'],
  BNTE: ['bna.tn'],
  BTQI: ['qnb.com.tn'],
  BSTU: ['attijaribank.com.tn'],
  BHBK: ['bh.com.tn', 'bhbank.tn'],
  BIAT: ['biat.tn', 'biat.com.tn'],
  BZIT: ['banquezitouna.com'],
  BTEX: ['bte.com.tn'],
  STBK: ['stb.com.tn'],
  BTBK: ['bt.com.tn'],
  LPTN: ['poste.tn'],
  BTKO: ['btknet.com', 'btkbank.com'],
  BST: ['albaraka.com.tn'],
  TSID: ['tsb.com.tn'],
};

/** Returns the bank whose site has an address; undefined when it is no known bank's. */
export function bankOfAddress(address: string): CommercialBankCode | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const found = Object.entries(domainsOf).find(([, domains]) =>
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)),
  );
  return found?.[0] as CommercialBankCode | undefined;
}

/** Returns the address of a bank's rates page, else of its site; undefined when neither is known. */
export function addressOfBank(bank: CommercialBankCode): string | undefined {
  const [domain] = domainsOf[bank] ?? [];
  return describedPage(bank)?.page.address ?? (domain && `https://www.${domain}/`);
}
