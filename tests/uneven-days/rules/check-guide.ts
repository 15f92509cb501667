import { decimal } from '@dinar/domain/money/decimal';
import { reference } from '../oracle/conversion.ts';
import type { KnownToday } from '../oracle/known-today.ts';
import { inOneLine, isRounded, numbersIn, readNumber } from '../reading/read-number.ts';
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

/** The sentence about the market's distance from the central bank. */
const marketGap =
  /Le taux direct est [^.]*?(?:% au-(?:dessus|dessous) du|au) cours de la Banque Centrale/g;

/** The market against the central bank on one day; on two it would include the change between them. */
export function checkMarketGap(page: ReadPage, known: KnownToday): Fault[] {
  const { central, market } = known.of(page.address.currency ?? '') ?? {};
  const said = page.text.match(marketGap) ?? [];
  return said.flatMap((text) => {
    const fault = (right: string) =>
      faultsAt('market against central bank', text, [['a change is said rightly', right]]);
    if (!central || !market || central.day !== market.day)
      return fault('nothing, they are of two days');
    const percent = market.value.minus(central.value).times(100).div(central.value);
    const [shown] = numbersIn(text);
    const words = percent.round(2).gt(0) ? 'au-dessus' : 'au-dessous';
    if (percent.round(2).eq(0)) return shown ? fault('no difference') : [];
    const isRight = shown && isRounded(shown, percent.abs()) && text.includes(words);
    return isRight ? [] : fault(`${percent.abs().toFixed(4)} % ${words}`);
  });
}
