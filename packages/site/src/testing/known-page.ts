import { type Page, pageAt } from '../pages/page.ts';

/** Finds the page at an address in a test; throws if there is none. */
export function knownPage(address: string): Page {
  const { pathname, query } = partsOf(address);
  const page = pageAt(pathname, query);
  if (!page) throw new RangeError(`Nothing is at ${address}`);
  return page;
}

/** Splits an address into path and query, for tests, without unescaping. */
export function partsOf(address: string): { pathname: string; query: ReadonlyMap<string, string> } {
  const [pathname = '', query = ''] = address.split('?');
  const pairs = query.split('&').map((pair) => pair.split('='));
  return { pathname, query: new Map(pairs.map(([name = '', value = '']) => [name, value])) };
}
