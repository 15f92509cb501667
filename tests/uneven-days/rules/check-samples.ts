import { decimal } from '@dinar/domain/money/decimal';
import type { HTMLElement } from 'node-html-parser';
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

/** The specified replacement for a rate that a bank does not publish, purchase and sale. */
const samples: Readonly<Record<string, readonly [string, string]>> = {
  USD: ['3.15', '3.25'],
  EUR: ['3.45', '3.55'],
  GBP: ['4.05', '4.15'],
  JPY: ['0.021', '0.022'],
  CHF: ['3.65', '3.75'],
  CAD: ['2.35', '2.45'],
  AUD: ['2.15', '2.25'],
  AED: ['0.86', '0.88'],
  SAR: ['0.84', '0.86'],
  BHD: ['8.35', '8.55'],
  KWD: ['10.25', '10.45'],
  QAR: ['0.86', '0.88'],
  SEK: ['0.31', '0.32'],
  NOK: ['0.31', '0.32'],
};
