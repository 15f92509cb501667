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

/** So many of the addresses, far from one another in their list; the next number chooses the next ones. */
export function someAddresses(first: number, count: number): Address[] {
  const length = Math.min(count, addresses.length);
  const step = Math.floor(addresses.length / length);
  return Array.from({ length }, (_, index) => addressAt(first + index * step));
}

function addressAt(index: number): Address {
  const address = addresses[index % addresses.length];
  if (!address) throw new Error('There are no addresses');
  return address;
}
