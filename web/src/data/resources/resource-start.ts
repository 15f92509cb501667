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

/** How to follow a resource from what the page came with. */
export interface ResourceStart {
  /** The part of the list that may have changed. */
  readonly part: readonly QueryFieldFilterConstraint[];
  /** The whole list, when that part is this; undefined when it has to be read anew. */
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

/** Whether the page has it, read so lately that nothing is asked for where a page is not about it. */
export function isInPage(store: ResourceStore, resource: Resource): boolean {
  const key = resourceKey(resource);
  if (!mayWait.includes(resource.kind) || store.isAskedClosely(key)) return false;
  const came = store.getInitialState(resource.kind, key);
  return came.kind === 'ready' && changesSince(came.asOf) !== undefined;
}

/** The start of a resource that the page has; undefined where the whole list is to be read. */
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

// Its latest day, which changes, and those to come: the days before are in the page.
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
      // A day that was withdrawn may not be the only one.
      if (!entry.value.some(({ date }) => date === latest.date)) return undefined;
      return { ...entry, value: [...entry.value, ...before] };
    },
  };
}
