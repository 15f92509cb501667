import type { BankQuote } from '@dinar/domain/rates/currency-rates';
import type { ResourceEntry } from '@dinar/site/delivery/page-resources';
import {
  type PackedBoard,
  type PackedInstant,
  type PackedPage,
  type PageData,
  type QuoteFields,
  version,
} from './page-data.ts';

// Separate from the decoder, because the first load needs only the decoder.

/** The JSON of the `page-data` element, not yet escaped for HTML. */
export function encodePageData({ entries, renderedAt, ...rest }: PageData): string {
  const page: PackedPage = {
    ...rest,
    version,
    at: renderedAt.getTime(),
    entries: entries.map((entry) => (isBoard(entry) ? packedBoard(entry) : entry)),
  };
  return JSON.stringify(page, withPackedInstants);
}

function isBoard(entry: ResourceEntry): entry is ResourceEntry<'board'> {
  return entry.kind === 'board';
}

// An instant has become a text when this function receives it as a value.
function withPackedInstants(this: unknown, name: string, value: unknown): unknown {
  const member: unknown = Reflect.get(Object(this), name);
  return member instanceof Date ? ({ $ms: member.getTime() } satisfies PackedInstant) : value;
}

function packedBoard({ value, ...entry }: ResourceEntry<'board'>): PackedBoard {
  const rates = value.map(({ banks, ...stats }) => ({ ...stats, banks: banks.map(quoteFields) }));
  return { ...entry, rates };
}

function quoteFields(quote: BankQuote): QuoteFields {
  const { bankId, purchaseRate, saleRate, date, source, correction } = quote;
  const fields = [bankId, purchaseRate, saleRate, date, source] as const;
  return correction === undefined ? [...fields] : [...fields, correction];
}
