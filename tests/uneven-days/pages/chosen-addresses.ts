import { choicesOf } from '@dinar/domain/testing/seeded-choices';
import { type Address, addresses } from './addresses.ts';

/** Two pages for a seed: one of the converter, and one of home and the tables. */
export function chosenAddresses(seed: number): Address[] {
  const choices = choicesOf(seed * 7919);
  const [converter, others] = [true, false].map((isConverter) =>
    addresses.filter(({ kind }) => (kind === 'converter') === isConverter),
  );
  return [choices.pick(others ?? []), choices.pick(converter ?? [])];
}
