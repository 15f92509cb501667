/** Splits an address into path and query, for tests, without unescaping. */
export function partsOf(address: string): { pathname: string; query: ReadonlyMap<string, string> } {
  const [pathname = '', query = ''] = address.split('?');
  const pairs = query.split('&').map((pair) => pair.split('='));
  return { pathname, query: new Map(pairs.map(([name = '', value = '']) => [name, value])) };
}
