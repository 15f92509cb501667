import { decimal } from '@dinar/domain/money/decimal';
import type { HTMLElement } from 'node-html-parser';
import { samples } from '../oracle/samples.ts';
import { decimalNumbersIn, inOneLine, isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Breach, type Fault, faultsAt, unless } from './finding.ts';

const rule = 'an indicative rate is only that';

/** Checks that a sample is marked, has no trend, day or source, and is the specified one. */
export function checkSamples({ root }: ReadPage): Fault[] {
  return root.querySelectorAll('tr[data-kind=indicative]').flatMap((row) => {
    const currency = row.querySelector('th strong')?.text.trim() ?? '';
    const text = inOneLine(row.text);
    return faultsAt(`row ${currency}`, text, breachesOf(row, currency));
  });
}

function breachesOf(row: HTMLElement, currency: string): Breach[] {
  const sample = samples[currency];
  if (!sample) return [[rule, 'a row with a sample']];
  const [purchase, sale] = [decimal(sample[0]), decimal(sample[1])];
  const said = [purchase, sale, sale.minus(purchase)];
  const numbers = row
    .querySelectorAll('td')
    .flatMap((cell) => decimalNumbersIn(inOneLine(cell.text)));
  const isSaid = numbers.every((shown) => said.some((value) => isRounded(shown, value)));
  const ofPublished = 'time, [data-provenance], [data-figure], [data-direction]';
  return [
    ...unless(/indicatif/i.test(row.text), rule, 'marked « indicatif »'),
    ...unless(row.querySelector(ofPublished) === null, rule, 'without trend, day and source'),
    ...unless(isSaid && numbers.length >= said.length, rule, `the sample ${said.join(', ')}`),
  ];
}
