import { type Page, pageAt } from '../pages/page.ts';

/** Finds the page at an address in a test; throws if there is none. */
export function knownPage(path: string, query?: Parameters<typeof pageAt>[1]): Page {
  const page = pageAt(path, query);
  if (!page) throw new RangeError(`Nothing is at ${path}`);
  return page;
}
