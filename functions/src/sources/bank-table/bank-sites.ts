import { type CommercialBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankWebsites } from '@dinar/domain/banks/bank-websites';
import { describedPage } from './bank-pages.ts';

/** Domains of banks besides that of their site, from others' programs; none was opened from here. */
const otherDomains: Readonly<Partial<Record<CommercialBankCode, string>>> = {
  ATBK: 'atb.com.tn',
  BHBK: 'bh.com.tn',
  BIAT: 'biat.com.tn',
  BTKO: 'btkbank.com',
};

/** Returns the bank whose site has an address; undefined when it is no known bank's. */
export function bankOfAddress(address: string): CommercialBankCode | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return commercialBankCodes.find((bank) =>
    domainsOf(bank).some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)),
  );
}

/** Returns the address of a bank's rates page, else of its site; undefined when neither is known. */
export function addressOfBank(bank: CommercialBankCode): string | undefined {
  return describedPage(bank)?.page.address ?? bankWebsites[bank];
}

function domainsOf(bank: CommercialBankCode): readonly string[] {
  const website = bankWebsites[bank];
  const own = website && new URL(website).hostname.replace(/^www\./, '');
  return [own, otherDomains[bank]].filter((domain) => domain !== undefined);
}
