import { decimal } from '@dinar/domain/money/decimal';
import { samples } from '../oracle/samples.ts';
import { type IndicativeRow, indicativeRows } from '../reading/indicative-rows.ts';
import { isRounded } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import type { Fault } from './finding.ts';

/** Checks that a sample is marked, has no trend, day or source, and is the specified one. */
export function checkSamples(page: ReadPage): Fault[] {
  return indicativeRows(page.root).flatMap((row) =>
    faultsOf(row).map((right) => ({
      rule: 'an indicative rate is only that',
      place: `row ${row.currency}`,
      text: row.text,
      right,
    })),
  );
}

function faultsOf({ currency, numbers, isMarked, looksPublished }: IndicativeRow): string[] {
  const sample = samples[currency];
  if (!sample) return ['a row with a sample'];
  const [purchase, sale] = [decimal(sample[0]), decimal(sample[1])];
  const said = [purchase, sale, sale.minus(purchase)];
  const isSaid = numbers.every((shown) => said.some((value) => isRounded(shown, value)));
  return [
    ...(isMarked ? [] : ['marked « indicatif »']),
    ...(looksPublished ? ['without trend, day and source'] : []),
    ...(isSaid && numbers.length >= said.length ? [] : [`the sample ${said.join(', ')}`]),
  ];
}
