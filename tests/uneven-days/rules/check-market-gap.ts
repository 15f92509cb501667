import type { KnownToday } from '../oracle/known-today.ts';
import { isRounded, numbersIn } from '../reading/read-number.ts';
import type { ReadPage } from '../reading/read-page.ts';
import { type Fault, faultsAt } from './finding.ts';

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
