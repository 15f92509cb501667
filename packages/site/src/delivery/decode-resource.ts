import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { addDays, parseRateDate } from '@dinar/domain/days/rate-date';
import { decodeBankRecords } from '@dinar/domain/documents/bank-records-document';
import { decodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { decodeCoin } from '@dinar/domain/documents/coin-document';
import type { Decoded, DecodeProblem } from '@dinar/domain/documents/decoded';
import { decodeNewsItem } from '@dinar/domain/documents/news-document';
import { decodeRateHistory } from '@dinar/domain/documents/rate-history-document';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import { decodeServiceHealth } from '@dinar/domain/status/run-facts';
import {
  type Resource,
  type ResourceEntry,
  type ResourceItems,
  type ResourceKind,
  resourceKey,
} from './page-resources.ts';

export interface RawDocument {
  readonly path: string;
  readonly data: unknown;
}

export interface DecodedResource<Kind extends ResourceKind> {
  readonly entry: ResourceEntry<Kind>;
  /** The errors of documents that could not be decoded; the entry omits these documents. */
  readonly problems: readonly DecodeProblem[];
}

type Decoders = {
  readonly [Kind in ResourceKind]: (
    path: string,
    data: unknown,
    resource: Resource<Kind>,
  ) => Decoded<ResourceItems[Kind]>;
};

const decoders: Decoders = {
  coins: decodeCoin,
  news: decodeNewsItem,
  snapshots: decodeBankSnapshot,
  history: decodeRateHistory,
  past: decodeRateHistory,
  recent: (path, data) => narrowed(decodeRateHistory(path, data), lastMonth),
  bankPast: (path, data, { currency }) =>
    narrowed(decodeBankSnapshot(path, data), (day) => withCurrency(day, currency)),
  health: decodeServiceHealth,
  records: decodeBankRecords,
};

/** Decodes the documents of a resource in their order and keeps the part that the resource covers. */
export function decodeResource<Kind extends ResourceKind>(
  resource: Resource<Kind> & Resource,
  documents: readonly RawDocument[],
): DecodedResource<Kind> {
  const kind: Kind = resource.kind;
  const decode = decoders[kind];
  const decoded = documents.map(({ path, data }) => decode(path, data, resource));
  const value = decoded.flatMap((one) => (one.ok ? [one.value] : []));
  return {
    entry: { kind, key: resourceKey(resource), value },
    problems: decoded.flatMap((one) => (one.ok ? [] : [one.problem])),
  };
}

function narrowed<Item>(decoded: Decoded<Item>, narrow: (item: Item) => Item): Decoded<Item> {
  return decoded.ok ? { ok: true, value: narrow(decoded.value) } : decoded;
}

const monthDays = 31;

/** The last month of points of a year, without the best rates of the banks: enough for a small line chart. */
function lastMonth(history: RateHistory): RateHistory {
  const { currency, year, points } = history;
  const last = parseRateDate(`${year}-${Object.keys(points).sort().at(-1)}`);
  const first = last ? addDays(last, -monthDays) : '';
  const kept = Object.entries(points).flatMap(([key, { central, archived, live }]) =>
    `${year}-${key}` < first
      ? []
      : [
          [
            key,
            {
              ...(central !== undefined && { central }),
              ...(archived !== undefined && { archived }),
              ...(live !== undefined && { live }),
            },
          ] as const,
        ],
  );
  return { currency, year, points: Object.fromEntries(kept) };
}

function withCurrency(day: BankSnapshot, currency: ForeignCurrencyCode): BankSnapshot {
  const { date } = day;
  return day.bankId === centralBankCode
    ? { bankId: day.bankId, date, ...onlyRate(day.rates, currency) }
    : { bankId: day.bankId, date, ...onlyRate(day.rates, currency) };
}

function onlyRate<Rate>(
  rates: Readonly<Partial<Record<ForeignCurrencyCode, Rate>>>,
  currency: ForeignCurrencyCode,
) {
  const rate = rates[currency];
  const own: Partial<Record<ForeignCurrencyCode, Rate>> = {};
  if (rate !== undefined) own[currency] = rate;
  return { rates: own, count: rate === undefined ? 0 : 1 };
}
