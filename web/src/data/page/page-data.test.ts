import type { NewsItem } from '@dinar/domain/documents/news-document';
import type { RunFacts } from '@dinar/domain/status/run-facts';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import { expect, it } from 'vitest';
import { bankDay, euroStats, friday, ratesOfPage } from '../../testing/rates-fixtures.ts';
import { encodePageData } from './encode-page-data.ts';
import { boardEntry, decodePageData } from './page-data.ts';

const now = new Date('2026-11-20T14:32:10.123Z');
const headline: NewsItem = {
  id: 'a1',
  // A text that looks like an instant.
  title: '2026-11-20T14:32:10.123Z',
  link: 'https://news.example/a',
  source: 'news.example',
  date: new Date('2026-11-20T08:00:00Z'),
};
const snapshot = {
  ...bankDay(friday, { EUR: ratesOfPage(3.3, 3.4) }),
  updatedAt: new Date('2026-11-20T09:00:00Z'),
};

const run: RunFacts = {
  job: 'crypto',
  lastRunAt: now,
  lastSuccessAt: now,
  rows: 16,
  refused: 0,
  hasFailed: false,
  isWaiting: false,
  sourceCount: 1,
  failures: [],
  isDemonstration: true,
};

it('Decoding returns the encoded data unchanged, including instants and absent fields', () => {
  const { central, live, ...bare } = euroStats({ currency: 'USD', banks: [] });
  const whole = euroStats({
    ...(central && { central: { ...central, manualValue: 3.37 } }),
    ...(live && { live: { ...live, at: new Date('2026-11-20T14:05:00Z') } }),
    updatedAt: new Date('2026-11-20T14:30:00Z'),
  });
  const [first, ...others] = whole.banks;
  const corrected = first && { ...first, correction: 'Relevé au guichet' };
  const stats = [{ ...whole, banks: corrected ? [corrected, ...others] : others }, bare];
  const resources: ResourceEntry[] = [
    { kind: 'news', key: 'news', value: [headline] },
    { kind: 'snapshots', key: 'snapshots:BIAT', value: [snapshot], asOf: now },
    { kind: 'health', key: 'health', value: [{ runs: [run] }] },
  ];
  const data = { entries: [boardEntry(stats, now), ...resources], renderedAt: now };
  expect(decodePageData(encodePageData(data))).toEqual(data);
  expect(decodePageData(encodePageData({ ...data, isStale: true }))).toEqual({
    ...data,
    isStale: true,
  });
});

it('Data of another version is not decoded', () => {
  const json = encodePageData({ entries: [], renderedAt: now }).replace(
    '"version":9',
    '"version":0',
  );
  expect(decodePageData(json)).toBeUndefined();
});
