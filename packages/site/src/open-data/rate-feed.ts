import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatDayWithYear } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { tunisInstant } from '@dinar/domain/days/tunis-time';
import { escapeXml } from '@dinar/domain/format/escape-xml';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { inOrder, type OpenRate } from '@dinar/domain/open-data/open-rate';
import { hostOf, type SiteIdentity } from '../pages/site-identity.ts';
import {
  type OpenDataFormat,
  type OpenDataSubject,
  openDataPath,
} from '../routes/open-data-paths.ts';

/** One published day of the central bank. */
export interface FeedDay {
  readonly day: RateDate;
  /** The instant of its last change, if stored. */
  readonly updatedAt?: Date | undefined;
  readonly rates: readonly OpenRate[];
}

interface FeedFile {
  readonly subject: OpenDataSubject<'feed' | 'feedOfCurrency'>;
  readonly format: OpenDataFormat;
}

interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly data: string;
  readonly updated: string;
  readonly html: string;
}

/**
 * The days of a feed, newest first. Today has an entry once every currency of the day before has its rate:
 * rows arrive one by one.
 */
export function completeDays(days: readonly FeedDay[], today: RateDate): readonly FeedDay[] {
  const [latest, before] = days;
  if (!latest || latest.day < today) return days;
  const known = new Set(latest.rates.map(({ currency }) => currency));
  const isComplete = before?.rates.every(({ currency }) => known.has(currency)) ?? true;
  return isComplete ? days : days.slice(1);
}

/** A feed of days, as Atom (https://www.rfc-editor.org/rfc/rfc4287) or JSON Feed (https://www.jsonfeed.org/version/1.1/). */
export function rateFeed(site: SiteIdentity, file: FeedFile, days: readonly FeedDay[]): string {
  const { subject, format } = file;
  const currency = subject.kind === 'feedOfCurrency' ? subject.currency : undefined;
  const entries = days.flatMap((day) => entryOf(site, day, currency));
  const title = currency
    ? `${currencyName(currency, 'fr')} en dinar tunisien, ${site.name}`
    : `Cours du dinar tunisien, ${site.name}`;
  const self = `${site.url}${openDataPath(subject, format)}`;
  const facts = { title, self, home: pageOf(site, currency), author: site.name };
  return format === 'json' ? jsonFeed(facts, entries) : atomFeed(facts, entries);
}

function entryOf(
  site: SiteIdentity,
  { day, updatedAt, rates }: FeedDay,
  only: ForeignCurrencyCode | undefined,
): FeedEntry[] {
  const own = inOrder(only ? rates.filter(({ currency }) => currency === only) : rates);
  const central = own.filter(({ kind }) => kind === 'central');
  const lead = central.find(({ currency }) => currency === 'EUR') ?? central[0];
  if (!lead) return [];
  return [
    {
      // https://www.rfc-editor.org/rfc/rfc4151: the name never changes, whatever the address.
      id: `tag:${hostOf(site)},2026:${only ?? 'cours'}/${day}`,
      title: `${formatDayWithYear(day, 'fr')} : 1 ${lead.currency} = ${formatHeadlineRate(Number(lead.value), 'fr')} TND (BCT)`,
      url: pageOf(site, only),
      data: `${site.url}${openDataPath({ kind: 'day', day }, 'json')}`,
      // A restored document lacks the instant: the central bank has published by the end of the day.
      updated: (updatedAt ?? tunisInstant(day, 24)).toISOString(),
      html: tableOf(own),
    },
  ];
}

function pageOf(site: SiteIdentity, currency: ForeignCurrencyCode | undefined): string {
  const { slug } = bankByCode(centralBankCode);
  return `${site.url}/cours-change/${slug}${currency ? `/${currency.toLowerCase()}` : ''}`;
}

const kindNames = { central: 'Cours moyen', 'central-manual': 'Cours moyen des billets' };

function tableOf(rates: readonly OpenRate[]): string {
  const rows = rates.map(({ currency, kind, value, day, provider }) => {
    const name = kind === 'central' || kind === 'central-manual' ? kindNames[kind] : kind;
    const cells = [`1 ${currency}`, name, `${value.replace('.', ',')} TND`, day, provider];
    return `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`;
  });
  const heads = ['Devise', 'Cours', 'Valeur', 'Jour', 'Source'];
  return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

interface FeedFacts {
  readonly title: string;
  readonly self: string;
  readonly home: string;
  readonly author: string;
}

function atomFeed({ title, self, home, author }: FeedFacts, entries: readonly FeedEntry[]): string {
  const parts = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${latestOf(entries)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    ...entries.map(atomEntry),
    '</feed>',
  ];
  return `${parts.join('\n')}\n`;
}

function atomEntry({ id, title, url, data, updated, html }: FeedEntry): string {
  return [
    `<entry><id>${escapeXml(id)}</id><title>${escapeXml(title)}</title><updated>${updated}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<link rel="related" type="application/json" href="${escapeXml(data)}"/>`,
    `<content type="html">${escapeXml(html)}</content></entry>`,
  ].join('');
}

function jsonFeed({ title, self, home, author }: FeedFacts, entries: readonly FeedEntry[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    language: 'fr',
    authors: [{ name: author }],
    items: entries.map(({ id, title: name, url, data, updated, html }) => ({
      id,
      url,
      external_url: data,
      title: name,
      content_html: html,
      date_modified: updated,
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}

function latestOf(entries: readonly FeedEntry[]): string {
  return (
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? ''
  );
}
