import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { openDataContent } from './open-data-content.ts';
import { readsOf } from './testing/ask-open-data.ts';

const site = { name: 'Dinar & Cie', url: 'https://dinar.example:8080', email: 'a@b.c', phone: '1' };
const today = day('2026-11-24');

function central(date: string, euro: number, dollar?: number): BankSnapshot {
  const source = 'bct' as const;
  const rates = {
    EUR: { rate: euro, manualRate: euro - 0.002, source },
    ...(dollar !== undefined && { USD: { rate: dollar, source } }),
  };
  const updatedAt = new Date(`${date}T16:05:00Z`);
  return { bankId: 'BCTN', date: day(date), count: 2, rates, updatedAt };
}

const days = [central('2026-11-24', 3.4, 2.91), central('2026-11-23', 3.3891, 2.9048)];

async function feedOf(
  stored: readonly BankSnapshot[],
  name: 'feed' | 'euro',
  format: 'xml' | 'json',
) {
  const reads = readsOf({ days: stored });
  const subject =
    name === 'feed'
      ? ({ kind: 'feed' } as const)
      : ({ kind: 'feedOfCurrency', currency: 'EUR' } as const);
  const content = await openDataContent({ subject, format }, { site, reads, today });
  return content.kind === 'text' ? content.text : content.kind;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['entry', 'link'].includes(name),
});

test('The Atom feed is well formed, and each day has one entry with what Atom requires', async () => {
  const xml = await feedOf(days, 'feed', 'xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = parser.parse(xml);
  expect(feed).toMatchObject({
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    id: 'https://dinar.example:8080/donnees/v1/feed.xml',
    title: 'Cours du dinar tunisien, Dinar &#38; Cie',
    updated: '2026-11-24T16:05:00.000Z',
    author: { name: 'Dinar &#38; Cie' },
  });
  const { entry } = feed;
  expect(entry.map((one: Record<string, string>) => [one.id, one.title, one.updated])).toEqual([
    [
      'tag:dinar.example,2026:cours/2026-11-24',
      '24 novembre 2026 : 1 EUR = 3,4000 TND (BCT)',
      '2026-11-24T16:05:00.000Z',
    ],
    [
      'tag:dinar.example,2026:cours/2026-11-23',
      '23 novembre 2026 : 1 EUR = 3,3891 TND (BCT)',
      '2026-11-23T16:05:00.000Z',
    ],
  ]);
});

test('An entry has every number of its day with source and day, in both formats the same', async () => {
  const json = JSON.parse(await feedOf(days, 'feed', 'json'));
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://dinar.example:8080/donnees/v1/feed.json',
  });
  const [, item] = json.items;
  for (const cells of [
    ['1 EUR', 'Cours moyen', '3,3891 TND', '2026-11-23', 'Banque Centrale de Tunisie'],
    ['1 EUR', 'Cours moyen des billets', '3,3871 TND', '2026-11-23', 'Banque Centrale de Tunisie'],
    ['1 USD', 'Cours moyen', '2,9048 TND', '2026-11-23', 'Banque Centrale de Tunisie'],
  ]) {
    expect(item.content_html).toContain(`<tr><td>${cells.join('</td><td>')}</td></tr>`);
  }
  const { feed } = new XMLParser({ htmlEntities: true, isArray: (name) => name === 'entry' }).parse(
    await feedOf(days, 'feed', 'xml'),
  );
  expect(feed.entry.map(({ id, content }: Record<string, string>) => [id, content])).toEqual(
    json.items.map((one: Record<string, string>) => [one.id, one.content_html]),
  );
});

test('Today has an entry once every currency of the day before has its rate, an older day at once', async () => {
  const idsOf = async (stored: readonly BankSnapshot[]) => {
    const { items } = JSON.parse(await feedOf(stored, 'feed', 'json'));
    return items.map(({ id }: { id: string }) => id.slice(-10));
  };
  const before = central('2026-11-23', 3.3891, 2.9048);
  expect(await idsOf([central('2026-11-24', 3.4), before])).toEqual(['2026-11-23']);
  expect(await idsOf([central('2026-11-24', 3.4, 2.91), before])).toEqual([
    '2026-11-24',
    '2026-11-23',
  ]);
  expect(await idsOf([central('2026-11-23', 3.4), central('2026-11-20', 3.3, 2.9)])).toHaveLength(
    2,
  );
});

test('The feed of a currency has its numbers only', async () => {
  const { feed } = parser.parse(await feedOf(days, 'euro', 'xml'));
  expect(feed.title).toBe('Euro en dinar tunisien, Dinar &#38; Cie');
  expect(feed.entry).toHaveLength(2);
  expect(JSON.stringify(feed)).not.toContain('USD');
});
