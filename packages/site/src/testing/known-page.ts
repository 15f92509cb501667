import { type Page, pageAt } from '../pages/page.ts';
import { partsOf } from './parts-of.ts';

/** Finds the page at an address in a test; throws if there is none. */
export function knownPage(
  address: string,
  query: Parameters<typeof pageAt>[1] = partsOf(address).query,
): Page {
  const page = pageAt(partsOf(address).pathname, query);
  if (!page) throw new RangeError(`Nothing is at ${address}`);
  return page;
}
