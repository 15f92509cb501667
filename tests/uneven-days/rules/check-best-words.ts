import { mayBeCompared } from '../oracle/best.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { inOneLine } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { comparedCurrency } from './compared-currency.ts';
import type { Fault } from './finding.ts';

const best =
  /[^.:;]{0,40}(?:meilleur|★|donnent le plus|moins ch(?:er|ères)|plus cher|au mieux|au pire)[^.:;]{0,40}/gi;

/** Checks that below three boards in force neither the page nor its head calls anything the best. */
export function checkBestWords(page: ReadPage, known: KnownToday): Fault[] {
  const currency = comparedCurrency(page.address);
  if (currency === undefined || mayBeCompared(known.of(currency))) return [];
  // On an earlier day there may have been a best.
  const past = inOneLine(page.past?.text ?? '');
  const main = page.text.replace(past, '');
  const texts = [['main', main] as const, ...page.head];
  return texts.flatMap(([place, text]) =>
    (text.match(best) ?? []).map((words) => ({
      rule: 'below three boards none is the best',
      place,
      text: words,
      right: 'no « meilleur »',
    })),
  );
}
