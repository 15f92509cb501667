import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { BankQuote, RatesStats } from '@dinar/domain/rates/currency-rates';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';

export const pageDataElementId = 'page-data';

/** The data from which the server rendered a page. */
export interface PageData {
  readonly entries: readonly ResourceEntry[];
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

/** The board with its banks in a short form, because they are most of a page's data. */
export interface PackedBoard extends Omit<ResourceEntry<'board'>, 'value'> {
  readonly rates: readonly PackedStats[];
}

interface PackedStats extends Omit<RatesStats, 'banks'> {
  readonly banks: readonly QuoteFields[];
}

export interface PackedPage extends Omit<PageData, 'entries' | 'renderedAt'> {
  readonly version: number;
  readonly at: number;
  readonly entries: readonly (ResourceEntry | PackedBoard)[];
}

// Increment with every change of PackedPage.
export const version = 9;

/**
 * Decodes the output of `encodePageData`; returns `undefined` for another version.
 *
 * Checks only the version: our own server has already validated the documents against their schema, and the
 * schema library stays out of the first load.
 */
export function decodePageData(json: string): PageData | undefined {
  const { version: found, at, entries, ...rest }: PackedPage = JSON.parse(json);
  if (found !== version) return undefined;
  return { ...rest, renderedAt: new Date(at), entries: entries.map(unpacked) };
}

/** Reads a page's data from its HTML; `undefined` in the shell, or for another version. */
export function readPageData(page: Document): PageData | undefined {
  const json = page.getElementById(pageDataElementId)?.textContent;
  return json ? decodePageData(json) : undefined;
}

function unpacked(packed: ResourceEntry | PackedBoard): ResourceEntry {
  if (!('rates' in packed)) return withInstants(packed);
  const { rates, ...entry } = packed;
  return { ...withInstants(entry), value: rates.map(unpackedStats) };
}

/** The entry of a board; `asOf` is the instant of its database read. */
export function boardEntry(value: readonly RatesStats[], asOf?: Date): ResourceEntry<'board'> {
  return { kind: 'board', key: 'board', value, ...(asOf && { asOf }) };
}

/** The JSON of an instant: a field with this one member, which no document has. */
export interface PackedInstant {
  readonly $ms: number;
}

// Not a JSON.parse reviver, which would run for every number of the board.
function withInstants<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, member] of Object.entries(value)) {
    if (isInstant(member)) Reflect.set(value, name, new Date(member.$ms));
    else withInstants(member);
  }
  return value;
}

function isInstant(member: unknown): member is PackedInstant {
  return typeof member === 'object' && member !== null && '$ms' in member;
}

function unpackedStats({ banks, ...rest }: PackedStats): RatesStats {
  return {
    ...withInstants(rest),
    banks: banks.map(([bankId, purchaseRate, saleRate, date, source, correction]) => ({
      bankId,
      purchaseRate,
      saleRate,
      date,
      source,
      ...(correction !== undefined && { correction }),
    })),
  };
}
