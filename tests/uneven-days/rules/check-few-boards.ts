import { bankTable } from '@dinar/domain/banks/bank-table';
import type { KnownToday } from '../oracle/known-today.ts';
import { mayBeCompared } from '../oracle/ranking.ts';
import type { Address } from '../pages/addresses.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt } from './finding.ts';

const best =
  /[^.:;]{0,40}(?:meilleur|★|donnent le plus|moins ch(?:er|ères)|plus cher|au mieux|au pire)[^.:;]{0,40}/gi;

/** Checks that below three boards in force neither the page nor its head calls anything the best. */
export function checkBestWords(page: ReadPage, known: KnownToday): Fault[] {
  const currency = comparedCurrency(page.address);
  if (currency === undefined || mayBeCompared(known.of(currency))) return [];
  // On an earlier day there may have been a best.
  const past = inOneLine(page.past?.text ?? '');
  const main = page.text.replace(past, '');
  return [['main', main] as const, ...page.head].flatMap(([place, text]) =>
    (text.match(best) ?? []).flatMap((words) =>
      faultsAt(place, words, [['below three boards none is the best', 'no « meilleur »']]),
    ),
  );
}

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
  const wrong = [
    ...counts.filter(([, said]) => Number(said) !== count).map(([text]) => text),
    ...(!isSaid && count > 0 && count < 3 ? ['nothing'] : []),
  ];
  const right = `${count} banque(s) sur ${counters} lue(s)`;
  return wrong.flatMap((text) =>
    faultsAt('boards read', text, [['the boards read are counted', right]]),
  );
}

/** The one currency whose banks a page compares; undefined for two currencies or one bank's page. */
function comparedCurrency({ kind, currency, conversion }: Address): string | undefined {
  if (kind === 'bank-currency') return undefined;
  if (kind !== 'converter') return currency;
  if (conversion?.to === 'TND') return conversion.from;
  return conversion?.from === 'TND' ? conversion.to : undefined;
}
