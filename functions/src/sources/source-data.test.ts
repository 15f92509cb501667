import { parseRateDate } from '@dinar/domain/days/rate-date';
import { providerTable } from '@dinar/domain/providers/provider-table';
import { expect, test } from 'vitest';
import { bankTablePages, verifiedBankPages } from './bank-table/bank-table-pages.ts';
import { liveFxSources } from './live-fx/live-fx-sources.ts';
import { canonicalLink } from './news/canonical-link.ts';
import { newsFeeds } from './news/news-feeds.ts';

test('A bank’s page is described once, has a provider to name, and is read by https', () => {
  const banks = bankTablePages.map(({ page }) => page.bankId);
  expect(new Set(banks).size).toBe(banks.length);
  for (const { page } of bankTablePages) {
    expect(Object.keys(providerTable)).toContain(page.bankId);
    expect(page.address).toMatch(/^https:\/\//);
  }
});

test('Only a page that someone verified on a day is read', () => {
  for (const { page, verifiedOn } of bankTablePages) {
    expect(verifiedBankPages.includes(page)).toBe(verifiedOn !== undefined);
    if (verifiedOn !== undefined) expect(parseRateDate(verifiedOn)).toBe(verifiedOn);
  }
  expect(verifiedBankPages.map(({ bankId }) => bankId)).toEqual(['STBK']);
});

test('Every feed is its publisher’s own, so that links to its host are taken', () => {
  for (const { provider, request } of newsFeeds) {
    expect(canonicalLink(request.address, providerTable[provider].homePage)).toBe(request.address);
  }
});

test('Every source of live rates names whom the page has to name', () => {
  for (const { provider } of liveFxSources) {
    expect(providerTable[provider].attribution).toMatch(/^Taux fournis par /);
  }
});
