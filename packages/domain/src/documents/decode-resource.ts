import type { ResourceEntry, ResourceItems, ResourceKind } from '../page/page-resources.ts';
import { decodeServiceHealth } from '../status/run-facts.ts';
import { decodeBankSnapshot } from './bank-snapshot-document.ts';
import { decodeCoin } from './coin-document.ts';
import type { Decoded, DecodeProblem } from './decoded.ts';
import { decodeNewsItem } from './news-document.ts';
import { decodeRateHistory } from './rate-history-document.ts';

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
