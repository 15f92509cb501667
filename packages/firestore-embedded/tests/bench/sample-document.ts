/** A document of ordinary size: 1,000 groups, an order within them, and some text. */
export function sampleDocument(index: number): Record<string, unknown> {
  return {
    group: `group-${index % 1_000}`,
    rank: (index * 7_919) % 1_000_003,
    active: index % 2 === 0,
    at: new Date(1_700_000_000_000 + index * 1_000),
    text: 'Cours moyen interbancaire du jour, en dinars pour une unité. '.repeat(2),
  };
}
