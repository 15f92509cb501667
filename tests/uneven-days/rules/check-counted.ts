import { bankTable } from '@dinar/domain/banks/bank-table';
import type { KnownToday } from '../oracle/known-today.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { comparedCurrency } from './compared-currency.ts';
import type { Fault } from './finding.ts';

// The central bank is no counter.
const counters = bankTable.length - 1;
const read = new RegExp(`(\\d+) banques? sur ${counters} lues?`, 'g');
const averaged = /moyenne (?:des cours (?:acheteurs|vendeurs) )?(?:de )?\(?(\d+) banques/g;

/** Checks that the number of boards in force is right, and shown whenever too few can be compared. */
export function checkCounted(page: ReadPage, known: KnownToday): Fault[] {
  const currency = comparedCurrency(page.address);
  const rates = known.of(currency ?? '');
  if (currency === undefined || !rates) return [];
  const count = rates.inForce.length;
  const texts = [page.text, ...page.head.values()];
  const counts = texts.flatMap((text) => [...text.matchAll(read), ...text.matchAll(averaged)]);
  const isSaid = [...page.text.matchAll(read)].length > 0;
  const fault = (text: string): Fault => ({
    rule: 'the boards read are counted',
    place: 'boards read',
    text,
    right: `${count} banque(s) sur ${counters} lue(s)`,
  });
  return [
    ...counts.filter(([, said]) => Number(said) !== count).map(([text]) => fault(text)),
    ...(!isSaid && count > 0 && count < 3 ? [fault('nothing')] : []),
  ];
}
