import { decodeBankRecords } from '@dinar/domain/documents/bank-records-document';
import { decodeBankSnapshot } from '@dinar/domain/documents/bank-snapshot-document';
import { decodeCoin } from '@dinar/domain/documents/coin-document';
import type { Decoded, DecodeProblem } from '@dinar/domain/documents/decoded';
import { decodeNewsItem } from '@dinar/domain/documents/news-document';
import { decodeRateHistory } from '@dinar/domain/documents/rate-history-document';
import { decodeServiceHealth } from '@dinar/domain/status/run-facts';
import type { ResourceEntry, ResourceItems, ResourceKind } from './page-resources.ts';

export interface RawDocument {
  readonly path: string;
  readonly data: unknown;
}

export interface DecodedResource<Kind extends ResourceKind> {
  readonly entry: ResourceEntry<Kind>;
  /** The documents that could not be read, left out of the entry. */
  readonly problems: readonly DecodeProblem[];
}

type Decoders = {
  readonly [Kind in ResourceKind]: (path: string, data: unknown) => Decoded<ResourceItems[Kind]>;
};

const decoders: Decoders = {
  coins: decodeCoin,
  news: decodeNewsItem,
  snapshots: decodeBankSnapshot,
  history: decodeRateHistory,
  health: decodeServiceHealth,
  records: decodeBankRecords,
};

/** Decodes the documents of a resource, in their order. */
export function decodeResource<Kind extends ResourceKind>(
  kind: Kind,
  key: string,
  documents: readonly RawDocument[],
): DecodedResource<Kind> {
  const decode = decoders[kind];
  const decoded = documents.map(({ path, data }) => decode(path, data));
  return {
    entry: { kind, key, value: decoded.flatMap((one) => (one.ok ? [one.value] : [])) },
    problems: decoded.flatMap((one) => (one.ok ? [] : [one.problem])),
  };
}
