import type { KnownToday } from '../oracle/known-today.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Finding } from './finding.ts';
import { findingMaker } from './finding-maker.ts';

const counted = /(\d+) banques? sur 19 lues?/g;

/** Where banks are compared, how many are in force is said, and always when they are too few. */
export function checkCounted(page: ReadPage, known: KnownToday): Finding[] {
  const { kind, currency } = page.address;
  const rates = known.of(currency ?? '');
  if (kind === 'converter' || currency === undefined || !rates) return [];
  const count = rates.inForce.length;
  const finding = findingMaker(page, known);
  const said = [...page.text.matchAll(counted)].map(([text, number]) => ({
    text,
    number: Number(number),
  }));
  const right = `${count} banque(s) sur 19 lue(s)`;
  const rule = 'the boards read are counted';
  return [
    ...said
      .filter(({ number }) => number !== count)
      .map(({ text }) => finding({ rule, place: 'boards read', text, right })),
    ...(said.length === 0 && count > 0 && count < 3
      ? [finding({ rule, place: 'boards read', text: 'nothing', right })]
      : []),
  ];
}
