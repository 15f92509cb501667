import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { readResource } from '../store/pages/read-resource.ts';
import type { PageSources } from './answer-page.ts';
import { memo } from './memo.ts';
import { withTimeout } from './with-timeout.ts';

/** The values that pages show, cached in this instance so that visits cost almost no reads. */
type PageValues = Pick<PageSources, 'board' | 'resources'>;

interface PageValuesSettings {
  readonly database: () => Firestore;
  readonly report: (message: string, details: unknown) => void;
}

const readLimitMs = 4000;

/** A resource as it was when a board was read. */
interface KeptResource {
  readonly readAt: Timestamp | undefined;
  readonly entry: Promise<ResourceEntry>;
}

/** Opens the values of one instance's pages. */
export function openPageValues({ database, report }: PageValuesSettings): PageValues {
  const kept = new Map<string, KeptResource>();
  const readEntry = async (resource: Resource, readAt: Timestamp | undefined) => {
    const name = resourceKey(resource);
    const reading = readResource(database(), resource, readAt);
    const { entry, problems } = await withTimeout(readLimitMs, name, reading);
    if (problems.length > 0) report('Unreadable documents are left out', { name, problems });
    return entry;
  };
  const resourceAt = (resource: Resource, readAt: Timestamp | undefined) => {
    const key = resourceKey(resource);
    const known = kept.get(key);
    if (known && readAt && known.readAt?.isEqual(readAt)) return known.entry;
    const own = { readAt, entry: readEntry(resource, readAt) };
    kept.set(key, own);
    own.entry.catch(() => {
      // Whoever asked sees the failure, and whoever asks next reads again.
      if (kept.get(key) === own) kept.delete(key);
    });
    return own.entry;
  };
  const keptBoard = memo({
    keptForMs: 10_000,
    nowMs: () => Date.now(),
    isGood: ({ entry }) => entry.value.length > 0,
    load: async () => {
      const reading = readResource<'board'>(database(), { kind: 'board' });
      const board = await withTimeout(readLimitMs, 'board', reading);
      const { problems } = board;
      if (problems.length > 0) report('Unreadable rates are left out of the pages', { problems });
      return board;
    },
    report: (error) =>
      report('The rates of the pages could not be read anew: the last ones are shown', error),
  });
  return {
    board: async () => {
      const { value, isStale } = await keptBoard();
      const { entry, readAt } = value;
      return { value: entry.value, asOf: entry.asOf, readAt, isStale };
    },
    resources: async (wanted, { readAt }) => {
      const settled = await Promise.allSettled(wanted.map((one) => resourceAt(one, readAt)));
      return settled.flatMap((one) => {
        if (one.status === 'fulfilled') return [one.value];
        report('A page is rendered without the values that could not be read', one.reason);
        return [];
      });
    },
  };
}
