import type { Coin } from '@dinar/domain/documents/coin-document';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { decodeResource, type RawDocument } from '@dinar/site/delivery/decode-resource';
import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import { type QueryFieldFilterConstraint, where } from 'firebase/firestore';
import { changesSince } from '../feed/listening-start.ts';
import type { ResourceStore } from './resource-store.ts';

/** The start of a listener from the values of the rendered page. */
export interface ResourceStart {
  /** The part of the list that may have changed. */
  readonly part: readonly QueryFieldFilterConstraint[];
  /** Returns the whole list, given the documents of that part; undefined if the list must be read again. */
  readonly complete: (documents: readonly RawDocument[]) => ResourceEntry | undefined;
}

const mayWait: readonly Resource['kind'][] = [
  'coins',
  'news',
  'history',
  'past',
  'recent',
  'records',
];

/** Whether a resource needs no listener yet: the page has recent values of it, and is not about it. */
export function isInPage(store: ResourceStore, resource: Resource): boolean {
  const key = resourceKey(resource);
  if (!mayWait.includes(resource.kind) || store.isAskedClosely(key)) return false;
  const came = store.getInitialState(resource.kind, key);
  return came.kind === 'ready' && changesSince(came.asOf) !== undefined;
}

/** Returns the start of a resource in the rendered page; undefined if the whole list must be read. */
export function startOf(store: ResourceStore, resource: Resource): ResourceStart | undefined {
  const key = resourceKey(resource);
  if (resource.kind === 'coins') {
    const came = store.getInitialState('coins', key);
    const since = came.kind === 'ready' ? changesSince(came.asOf) : undefined;
    return came.kind === 'ready' && since ? coinsStart(came.value, since) : undefined;
  }
  if (resource.kind === 'snapshots' || resource.kind === 'bankPast') {
    const came = store.getInitialState(resource.kind, key);
    const isYoung = came.kind === 'ready' && changesSince(came.asOf) !== undefined;
    return isYoung ? snapshotsStart(resource, came.value) : undefined;
  }
  return undefined;
}

function coinsStart(came: readonly Coin[], since: Date): ResourceStart {
  return {
    part: [where('changedAt', '>', since)],
    complete: (documents) => {
      const { entry } = decodeResource({ kind: 'coins' }, documents);
      const changed = new Map(entry.value.map((coin) => [coin.id, coin]));
      const kept = came.filter(({ id }) => !changed.has(id));
      return { ...entry, value: [...entry.value, ...kept] };
    },
  };
}

// Listens to the latest day, which may change, and to later ones; the earlier days are in the page.
function snapshotsStart(
  resource: Resource<'snapshots' | 'bankPast'>,
  came: readonly BankSnapshot[],
): ResourceStart | undefined {
  const [latest, ...before] = came;
  if (!latest) return undefined;
  return {
    part: [where('date', '>=', latest.date)],
    complete: (documents) => {
      const { entry } = decodeResource(resource, documents);
      // If the latest day was withdrawn, other days may have been withdrawn too.
      if (!entry.value.some(({ date }) => date === latest.date)) return undefined;
      return { ...entry, value: [...entry.value, ...before] };
    },
  };
}
