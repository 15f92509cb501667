import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import type { Firestore } from 'firebase-admin/firestore';
import { readBoard } from '../store/pages/read-board.ts';
import { readResource } from '../store/pages/read-resource.ts';
import type { KnownBoard } from './answer-page.ts';
import { type Known, memo } from './memo.ts';
import { withTimeout } from './with-timeout.ts';

/** The values that pages show, cached in this instance so that visits cost almost no reads. */
interface PageValues {
  readonly board: () => Promise<KnownBoard>;
  /** A resource that cannot be read and has no cached value is left out and reported. */
  readonly resources: (wanted: readonly Resource[]) => Promise<Known<readonly ResourceEntry[]>>;
}

interface PageValuesSettings {
  readonly database: () => Firestore;
  readonly report: (message: string, details: unknown) => void;
}

const readLimitMs = 4000;
const keptFor = { keptForMs: 10_000, nowMs: () => Date.now() };

/** Opens the values of one instance's pages. */
export function openPageValues({ database, report }: PageValuesSettings): PageValues {
  const kept = new Map<string, () => Promise<Known<ResourceEntry>>>();
  const keptResource = (resource: Resource) => {
    const key = resourceKey(resource);
    const known = kept.get(key) ?? keepResource(resource);
    kept.set(key, known);
    return known;
  };
  const keepResource = (resource: Resource) =>
    memo({
      ...keptFor,
      isGood: () => true,
      load: async () => {
        const name = resourceKey(resource);
        const { entry, problems } = await withTimeout(
          readLimitMs,
          name,
          readResource(database(), resource),
        );
        if (problems.length > 0) report('Unreadable documents are left out', { name, problems });
        return entry;
      },
      report: (error) =>
        report(`${resourceKey(resource)} could not be read anew: the last values are shown`, error),
    });
  const keptBoard = memo({
    ...keptFor,
    isGood: ({ stats }) => stats.length > 0,
    load: async () => {
      const board = await withTimeout(readLimitMs, 'rates-stats', readBoard(database()));
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
      return { value: value.stats, asOf: value.asOf, isStale };
    },
    resources: async (wanted) => {
      const settled = await Promise.allSettled(wanted.map((one) => keptResource(one)()));
      const read = settled.flatMap((one) => {
        if (one.status === 'fulfilled') return [one.value];
        report('A page is rendered without the values that could not be read', one.reason);
        return [];
      });
      return {
        value: read.map(({ value }) => value),
        isStale: read.some(({ isStale }) => isStale),
      };
    },
  };
}
