import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { BankQuote, LiveRate, RatesStats } from '@dinar/domain/rates/currency-rates';
import type { PageRequest } from '@dinar/site/delivery/page-renderer';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import type { Board } from './board-state.ts';

export const pageDataElementId = 'page-data';

/** What the server drew a page from. */
export interface PageData {
  readonly board: Board;
  readonly resources: readonly ResourceEntry[];
  readonly renderedAt: Date;
  readonly form?: ContactDraft | undefined;
}

type QuoteFields = [
  BankQuote['bankId'],
  BankQuote['purchaseRate'],
  BankQuote['saleRate'],
  BankQuote['date'],
  BankQuote['source'],
];

interface PackedLive extends Omit<LiveRate, 'at'> {
  readonly at?: number;
}

interface PackedStats extends Omit<RatesStats, 'banks' | 'live' | 'updatedAt'> {
  readonly banks: readonly QuoteFields[];
  readonly live?: PackedLive;
  readonly updatedAt?: number;
}

interface PackedPage {
  readonly version: number;
  readonly at: number;
  readonly rates: readonly PackedStats[];
  readonly resources: readonly ResourceEntry[];
  readonly form?: ContactDraft | undefined;
}

// One more with every change of PackedPage.
const version = 4;

/** The JSON of the `page-data` element, not yet escaped for HTML. */
export function encodePageData({ board, resources, now, form }: Omit<PageRequest, 'url'>): string {
  const page: PackedPage = {
    version,
    at: now.getTime(),
    rates: board.map(packed),
    resources,
    form,
  };
  return JSON.stringify(page);
}

/**
 * Reads back what `encodePageData` wrote; `undefined` for another version.
 *
 * Only the version is checked: our own server decoded the documents by their schema before, and that
 * schema's library stays out of the first load.
 */
export function decodePageData(json: string): PageData | undefined {
  const page: PackedPage = JSON.parse(json);
  if (page.version !== version) return undefined;
  return {
    board: boardFromStats(page.rates.map(unpacked)),
    resources: withInstants(page.resources),
    renderedAt: new Date(page.at),
    form: page.form,
  };
}

/** Reads what the page was drawn from, in its own HTML; `undefined` in the shell. */
export function readPageData(page: Document): PageData | undefined {
  const json = page.getElementById(pageDataElementId)?.textContent;
  return json ? decodePageData(json) : undefined;
}

/** The board of decoded documents. */
export function boardFromStats(stats: readonly RatesStats[]): Board {
  return { ratesByCurrency: new Map(stats.map((entry) => [entry.currency, entry])), problems: [] };
}

const instantFields = ['date', 'updatedAt', 'lastRunAt', 'lastSuccessAt'];
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

// Not a reviver of JSON.parse: that is asked of every number of the board. By name too: a headline that
// looks like an instant stays a text.
function withInstants<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, member] of Object.entries(value)) {
    const isInstant =
      instantFields.includes(name) && typeof member === 'string' && instantForm.test(member);
    if (isInstant) Reflect.set(value, name, new Date(member));
    else withInstants(member);
  }
  return value;
}

function packed({ banks, live, updatedAt, ...rest }: RatesStats): PackedStats {
  return {
    ...rest,
    banks: banks.map(quoteFields),
    ...(live && { live: packedLive(live) }),
    ...(updatedAt && { updatedAt: updatedAt.getTime() }),
  };
}

function packedLive({ at, ...rest }: LiveRate): PackedLive {
  return { ...rest, ...(at && { at: at.getTime() }) };
}

function quoteFields(quote: BankQuote): QuoteFields {
  return [quote.bankId, quote.purchaseRate, quote.saleRate, quote.date, quote.source];
}

function unpacked({ banks, live, updatedAt, ...rest }: PackedStats): RatesStats {
  return {
    ...rest,
    banks: banks.map(([bankId, purchaseRate, saleRate, date, source]) => ({
      bankId,
      purchaseRate,
      saleRate,
      date,
      source,
    })),
    ...(live && { live: unpackedLive(live) }),
    ...(updatedAt !== undefined && { updatedAt: new Date(updatedAt) }),
  };
}

function unpackedLive({ at, ...rest }: PackedLive): LiveRate {
  return { ...rest, ...(at !== undefined && { at: new Date(at) }) };
}
