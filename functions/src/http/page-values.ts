import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import type { Firestore } from 'firebase-admin/firestore';
import { readBoard } from '../store/read-board.ts';
import { readResource } from '../store/read-resource.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';
import { within } from './within.ts';

/** What pages are drawn from, kept in this instance, so that visits cost almost no reads. */
export interface PageValues {
  readonly board: () => Promise<readonly RatesStats[]>;
  /** One that cannot be read is left out, and told of. */
  readonly resources: (wanted: readonly Resource[]) => Promise<readonly ResourceEntry[]>;
}

interface PageValuesSettings {
  readonly database: () => Firestore;
  readonly report: (message: string, details: unknown) => void;
}

const readLimitMs = 4000;
const keptFor = { freshMs: 10_000, staleMs: 300_000, nowMs: () => Date.now() };

/** Opens the values of one instance's pages. */
export function openPageValues({ database, report }: PageValuesSettings): PageValues {
  const kept = new Map<string, () => Promise<ResourceEntry>>();
  const keptResource = (resource: Resource) => {
    const key = resourceKey(resource);
    const known = kept.get(key) ?? keepResource(resource);
    kept.set(key, known);
    return known;
  };
  const keepResource = (resource: Resource) =>
    staleWhileRevalidate({
      ...keptFor,
      load: async () => {
        const name = resourceKey(resource);
        const { entry, problems } = await within(
          readLimitMs,
          name,
          readResource(database(), resource),
        );
        if (problems.length > 0) report('Unreadable documents are left out', { name, problems });
        return entry;
      },
      isWorthKeeping: () => true,
      report: (error) => report(`${resourceKey(resource)} could not be read again`, error),
    });
  return {
    board: staleWhileRevalidate({
      ...keptFor,
      load: async () => {
        const { stats, problems } = await within(readLimitMs, 'rates-stats', readBoard(database()));
        if (problems.length > 0) report('Unreadable rates are left out of the pages', { problems });
        return stats;
      },
      isWorthKeeping: (stats) => stats.length > 0,
      report: (error) => report('The rates of the pages could not be read again', error),
    }),
    resources: async (wanted) => {
      const settled = await Promise.allSettled(wanted.map((one) => keptResource(one)()));
      return settled.flatMap((one) => {
        if (one.status === 'fulfilled') return [one.value];
        report('A page is drawn without what could not be read', one.reason);
        return [];
      });
    },
  };
}
