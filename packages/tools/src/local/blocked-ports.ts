/**
 * The ports from 1024 up that browsers and `fetch` block, because a page could attack the programs that
 * usually listen there. https://fetch.spec.whatwg.org/#port-blocking
 */
export const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);
