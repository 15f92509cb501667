import { decimal } from '@dinar/domain/money/decimal';
import { reference } from '../oracle/conversion.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { inOneLine, isRounded, readNumber } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt, unless } from './finding.ts';

const example = /(\d+) ([A-Z]{3}) = ([\d,]+) TND, (\d+) [A-Z]{3} ≈ ([\d ]*\d) TND(?: (indicatif))?/;

/** The specified values, marked as indicative, where no rate is known. */
const specified = [
  '1 EUR = 3,41 TND, 100 EUR ≈ 341 TND indicatif',
  '1 USD = 3,15 TND, 500 USD ≈ 1 575 TND indicatif',
  '1 GBP = 4,02 TND, 200 GBP ≈ 804 TND indicatif',
];

/** Checks a guide's amounts: at the leading rates, to the unit. */
export function checkGuide(page: ReadPage, known: KnownToday): Fault[] {
  return page.main
    .querySelectorAll('li')
    .map((item) => inOneLine(item.text))
    .flatMap((text) => {
      const [said, , from = '', , amount = '', value = ''] = example.exec(text) ?? [];
      if (said === undefined) return [];
      const expected = reference({ amount: decimal(amount).toFixed(), from, to: 'TND' }, known);
      const isRight = expected
        ? isRounded(readNumber(value), expected.value)
        : specified.includes(said);
      const right = expected ? String(expected.value) : 'the example, marked as such';
      return faultsAt('guide', text, unless(isRight, 'the number is right', right));
    });
}
