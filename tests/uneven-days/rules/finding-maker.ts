import type { KnownToday } from '../oracle/known-today.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Finding } from './finding.ts';

/** Makes findings of one page in one state. */
export function findingMaker(page: Pick<ReadPage, 'address'>, known: KnownToday) {
  return (finding: Pick<Finding, 'rule' | 'place' | 'text' | 'right'>): Finding => ({
    ...finding,
    state: known.state.name,
    url: page.address.url,
  });
}
