import { parseRateDate } from '@dinar/domain/days/rate-date';
import { providerTable } from '@dinar/domain/providers/provider-table';
import { expect, test } from 'vitest';
import { parseBankPage } from './bank-table/bank-page.ts';
import { bankPages, verifiedBankPages } from './bank-table/bank-pages.ts';
import { canonicalLink } from './news/canonical-link.ts';
import { newsFeeds } from './news/news-feeds.ts';

test('A bank’s page is described once, by data that the schema of descriptions accepts', () => {
  const banks = bankPages.map(({ page }) => page.bankId);
  expect(new Set(banks).size).toBe(banks.length);
  for (const { page } of bankPages) expect(parseBankPage(page)).toEqual({ ok: true, page });
});

test('Only a page that someone verified on a day is read, and it has a provider', () => {
  for (const { page, verifiedOn } of bankPages) {
    const isRead = verifiedBankPages.some((verified) => verified.page === page);
    expect(isRead).toBe(verifiedOn !== undefined);
    if (verifiedOn !== undefined) expect(parseRateDate(verifiedOn)).toBe(verifiedOn);
    if (isRead) expect(Object.keys(providerTable)).toContain(page.bankId);
  }
  expect(verifiedBankPages.map(({ page }) => page.bankId)).toEqual(['STBK']);
});

test('Every feed is its publisher’s own, so that links to its host are accepted', () => {
  for (const { provider, request } of newsFeeds) {
    expect(canonicalLink(request.address, providerTable[provider].homePage)).toBe(request.address);
  }
});
