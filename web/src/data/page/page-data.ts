import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { BankQuote, LiveRate, RatesStats } from '@dinar/domain/rates/currency-rates';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import type { Board, BoardState } from '../board/board-state.ts';

export const pageDataElementId = 'page-data';

/** The data from which the server rendered a page. */
export interface PageData {
  readonly board: Board;
  readonly resources: readonly ResourceEntry[];
  readonly renderedAt: Date;
  /** Present if the server could not read current values. */
  readonly isStale?: true | undefined;
  readonly form?: ContactDraft | undefined;
}

export type QuoteFields = [
  BankQuote['bankId'],
  BankQuote['purchaseRate'],
  BankQuote['saleRate'],
  BankQuote['date'],
  BankQuote['source'],
  BankQuote['correction']?,
];

export interface PackedLive extends Omit<LiveRate, 'at'> {
  readonly at?: number;
}

export interface PackedStats extends Omit<RatesStats, 'banks' | 'live' | 'updatedAt'> {
  readonly banks: readonly QuoteFields[];
  readonly live?: PackedLive;
  readonly updatedAt?: number;
}

export interface PackedPage {
  readonly version: number;
  readonly at: number;
  readonly asOf?: number | undefined;
  readonly rates: readonly PackedStats[];
  readonly resources: readonly ResourceEntry[];
  readonly isStale?: true | undefined;
  readonly form?: ContactDraft | undefined;
}

// Increment with every change of PackedPage.
export const version = 6;

/**
 * Decodes the output of `encodePageData`; returns `undefined` for another version.
 *
 * Checks only the version: our own server has already validated the documents against their schema, and the
 * schema library stays out of the first load.
 */
export function decodePageData(json: string): PageData | undefined {
  const page: PackedPage = JSON.parse(json);
  if (page.version !== version) return undefined;
  return {
    board: boardFromStats(page.rates.map(unpacked), page.asOf),
    resources: withInstants(page.resources),
    renderedAt: new Date(page.at),
    isStale: page.isStale,
    form: page.form,
  };
}

/** Reads a page's data from its HTML; `undefined` in the shell, or for another version. */
export function readPageData(page: Document): PageData | undefined {
  const json = page.getElementById(pageDataElementId)?.textContent;
  return json ? decodePageData(json) : undefined;
}

/** Returns the state of the board at the first render, on the server and while hydrating. */
export function renderedBoard({ board, isStale }: Pick<PageData, 'board' | 'isStale'>): BoardState {
  return { kind: isStale ? 'stale' : 'static', board };
}

/** Builds a board from decoded documents; `asOf` is the instant of their database read, in ms. */
export function boardFromStats(stats: readonly RatesStats[], asOf?: number): Board {
  const ratesByCurrency = new Map(stats.map((entry) => [entry.currency, entry]));
  return { ratesByCurrency, problems: [], asOf };
}

const instantFields = ['asOf', 'date', 'updatedAt', 'lastRunAt', 'lastSuccessAt'];
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

// Not a JSON.parse reviver, which would run for every number of the board. Also checks the field's name, so
// that a headline that looks like an instant stays a text.
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

function unpacked({ banks, live, updatedAt, ...rest }: PackedStats): RatesStats {
  return {
    ...rest,
    banks: banks.map(([bankId, purchaseRate, saleRate, date, source, correction]) => ({
      bankId,
      purchaseRate,
      saleRate,
      date,
      source,
      ...(correction !== undefined && { correction }),
    })),
    ...(live && { live: unpackedLive(live) }),
    ...(updatedAt !== undefined && { updatedAt: new Date(updatedAt) }),
  };
}

function unpackedLive({ at, ...rest }: PackedLive): LiveRate {
  return { ...rest, ...(at !== undefined && { at: new Date(at) }) };
}
