import type { RateDate } from '@dinar/domain/days/rate-date';
import { type Decoded, type DecodeProblem, documentId } from '@dinar/domain/documents/decoded';
import type { Resource, ResourceItems, ResourceKind, ResourceValue } from './page-resources.ts';
import { type ResourceRow, resourceTable } from './resource-table.ts';

export interface RawDocument {
  readonly path: string;
  readonly data: unknown;
}

export interface DecodedDocuments<Kind extends ResourceKind> {
  readonly value: ResourceValue<Kind>;
  /** The errors of documents that could not be decoded; the value omits these documents. */
  readonly problems: readonly DecodeProblem[];
  /** What identifies each document, also those that the value omits. */
  readonly ids: readonly string[];
}

/**
 * Returns a function that decodes the documents of a resource in their order. It decodes each object once: an
 * update changes few of some twenty documents, and decoding all of them would delay an input. `today` is that of
 * the first reading: on a later day the value has more than it needs.
 */
export function resourceDecoder<Kind extends ResourceKind>(
  resource: Resource<Kind> & Resource,
  today: RateDate,
): (documents: readonly RawDocument[]) => DecodedDocuments<Kind> {
  const { decode, idOf } = rowOf(resource);
  const known = new WeakMap<RawDocument, Decoded<ResourceItems[Kind] | undefined>>();
  const decodeOnce = (document: RawDocument) => {
    const decoded = known.get(document) ?? decode(document.path, document.data, resource, today);
    known.set(document, decoded);
    return { path: document.path, decoded };
  };
  return (documents) => {
    const all = documents.map(decodeOnce);
    const itemOf = ({ decoded }: (typeof all)[number]) => (decoded.ok ? decoded.value : undefined);
    return {
      value: all.flatMap((one) => itemOf(one) ?? []),
      problems: all.flatMap(({ decoded }) => (decoded.ok ? [] : [decoded.problem])),
      ids: all.map((one) => {
        const item = itemOf(one);
        return item === undefined ? documentId(one.path) : idOf(item);
      }),
    };
  };
}

/**
 * Returns the whole value, given an earlier one and the documents with which a listener continued from it;
 * `undefined` if all documents must be read again.
 */
export function continuedValue<Kind extends ResourceKind>(
  resource: Resource<Kind> & Resource,
  earlier: ResourceValue<Kind>,
  { value, ids }: DecodedDocuments<Kind>,
): ResourceValue<Kind> | undefined {
  const { idOf, continuesBy } = rowOf(resource);
  const [latest] = earlier;
  // If the latest day was withdrawn, other days may have been withdrawn too.
  if (continuesBy === 'date' && !(latest && ids.includes(idOf(latest)))) return undefined;
  const received = new Map(value.map((item) => [idOf(item), item]));
  const earlierIds = earlier.map(idOf);
  return [
    ...value.filter((item) => !earlierIds.includes(idOf(item))),
    ...earlier.flatMap((item) => {
      const id = idOf(item);
      return received.get(id) ?? (ids.includes(id) ? [] : item);
    }),
  ];
}

/** Returns the row of a resource's kind. */
export function rowOf<Kind extends ResourceKind>(
  resource: Resource<Kind> & Resource,
): ResourceRow<Kind> {
  const kind: Kind = resource.kind;
  return resourceTable[kind];
}
