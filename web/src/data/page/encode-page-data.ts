import type { BankQuote, LiveRate, RatesStats } from '@dinar/domain/rates/currency-rates';
import type { PageRequest } from '@dinar/site/delivery/page-renderer';
import {
  type PackedLive,
  type PackedPage,
  type PackedStats,
  type QuoteFields,
  version,
} from './page-data.ts';

// Separate from the decoder, because the first load needs only the decoder.

/** The JSON of the `page-data` element, not yet escaped for HTML. */
export function encodePageData({
  board,
  boardAsOf,
  resources,
  now,
  isStale,
  form,
}: Omit<PageRequest, 'url'>): string {
  const page: PackedPage = {
    version,
    at: now.getTime(),
    asOf: boardAsOf?.getTime(),
    rates: board.map(packed),
    resources,
    isStale,
    form,
  };
  return JSON.stringify(page);
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
  const { bankId, purchaseRate, saleRate, date, source, correction } = quote;
  const fields = [bankId, purchaseRate, saleRate, date, source] as const;
  return correction === undefined ? [...fields] : [...fields, correction];
}
