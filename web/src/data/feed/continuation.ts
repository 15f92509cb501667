import { utcDay } from '@dinar/domain/days/rate-date';
import { readInstant } from '@dinar/domain/documents/field-schemas';
import {
  continuedValue,
  type RawDocument,
  resourceDecoder,
  rowOf,
} from '@dinar/site/delivery/decode-resource';
import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import { type QueryFieldFilterConstraint, where } from 'firebase/firestore';
import { siteNow } from '../../ui/clock/site-clock.ts';
import type { Listening } from '../store/listenings.ts';
import type { PageStore } from '../store/page-store.ts';
import { isSameValue } from './same-value.ts';

/**
 * The age up to which a listener continues from the page's own values. Pages from the CDN are 11 minutes old at
 * most. For older ones, such as those of a service worker, everything is read again, which also removes
 * documents that were deleted by hand.
 */
export const maxStartAgeMs = 15 * 60_000;

// A write has the time at which the database processed its request, but it is readable only after its commit,
// which may be later. The delay has no documented limit. A write that takes longer appears on the next page.
const overlapMs = 30_000;

/** How the reading of a resource continues from the entry with which the page was rendered. */
export interface Continuation {
  readonly earlier: ResourceEntry;
  /** The part of the list that may have changed. */
  readonly part: readonly QueryFieldFilterConstraint[];
}

/** Returns how a resource continues from the rendered page; undefined if all of it must be read. */
export function continuationOf(store: PageStore, resource: Resource): Continuation | undefined {
  const earlier = youngEntry(store, resource);
  const { continuesBy, idOf } = rowOf(resource);
  if (!earlier?.asOf || !continuesBy) return undefined;
  if (continuesBy === 'changedAt') {
    const since = new Date(earlier.asOf.getTime() - overlapMs);
    return { earlier, part: [where('changedAt', '>', since)] };
  }
  const [latest] = earlier.value;
  return latest && { earlier, part: [where('date', '>=', idOf(latest))] };
}

/** Whether a resource needs no listener yet: the page has young values of it, and is not about it. */
export function isInPage(store: PageStore, { resource, isClose }: Listening): boolean {
  return !isClose && !!rowOf(resource).mayWait && youngEntry(store, resource) !== undefined;
}

// The instant is the database's. The clock of this device only decides the age, and an error in it can only cost
// reads.
function youngEntry(store: PageStore, resource: Resource): ResourceEntry | undefined {
  const { entry } = store.getInitialReading(resource.kind, resourceKey(resource));
  const isYoung = entry?.asOf && siteNow().getTime() - entry.asOf.getTime() <= maxStartAgeMs;
  return isYoung ? entry : undefined;
}

/**
 * Returns a function that makes entries of a resource from its documents; `undefined` if all of them must be
 * read again. An unchanged item keeps the object that the store has, so that its panels do not render again.
 */
export function entryReader(store: PageStore, resource: Resource, continuation?: Continuation) {
  const decode = resourceDecoder(resource, utcDay(siteNow()));
  const { kind } = resource;
  const key = resourceKey(resource);
  const { idOf, continuesBy } = rowOf(resource);
  return (documents: readonly RawDocument[]): ResourceEntry | undefined => {
    const decoded = decode(documents);
    const value = continuation
      ? continuedValue(resource, continuation.earlier.value, decoded)
      : decoded.value;
    if (!value) return undefined;
    const known = store.getReading(kind, key).entry?.value;
    const changes = continuesBy === 'changedAt' ? documents.flatMap(changeOf) : [];
    return {
      kind,
      key,
      value: keepingUnchanged(known, value, idOf),
      asOf: latestOf([...changes, continuation?.earlier.asOf]),
      unreadable: decoded.problems.length,
    };
  };
}

function keepingUnchanged<Item>(
  known: readonly Item[] = [],
  value: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const knownById = new Map(known.map((item) => [idOf(item), item]));
  const next = value.map((item) => {
    const before = knownById.get(idOf(item));
    return before !== undefined && isSameValue(before, item) ? before : item;
  });
  const isSame = next.length === known.length && next.every((item, at) => item === known[at]);
  return isSame ? known : next;
}

function changeOf({ data }: RawDocument): Date | [] {
  const changedAt = typeof data === 'object' && data ? Reflect.get(data, 'changedAt') : undefined;
  return readInstant(changedAt) ?? [];
}

function latestOf(instants: readonly (Date | undefined)[]): Date | undefined {
  const known = instants.filter((instant) => instant !== undefined);
  return known.length === 0 ? undefined : new Date(Math.max(...known.map(Number)));
}
