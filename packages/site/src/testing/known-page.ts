import { type Page, pageAt } from '../pages/page.ts';

/** The page at an address, for tests that need one there; throws where there is none. */
export function knownPage(path: string, query?: Parameters<typeof pageAt>[1]): Page {
  const page = pageAt(path, query);
  if (!page) throw new RangeError(`Nothing is at ${path}`);
  return page;
}
