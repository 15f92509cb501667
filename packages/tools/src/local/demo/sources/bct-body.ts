import { currencyName } from '@dinar/domain/currencies/currency-name';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { roundRate } from '@dinar/domain/money/decimal';
import {
  type SimulatedCurrency,
  simulatedCurrencies,
  simulatedManualMid,
  simulatedMid,
} from '../simulated-market.ts';
import { formatDayInFigures, printedRate } from './printed.ts';

const interbankHeading =
  'Cours Moyens des Devises Cotées en dinar tunisien<br>sur le Marché des Changes interbancaire';
const manualHeading =
  'Cours Moyens en dinar tunisien pour le Change Manuel<br>et les Chèques de Voyage des Devises Cotées<br>sur le Marché des Changes Interbancaire';

/** Returns the central bank's page of a day: the structure of the real page, with demonstration rates. */
export function bctBody(day: RateDate): string {
  const interbank = section(interbankHeading, day, (currency) =>
    currencyTable[currency].centralBankQuoted ? roundRate(simulatedMid(currency, day)) : undefined,
  );
  const manual = section(manualHeading, day, (currency) => simulatedManualMid(currency, day));
  return `<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">\n${interbank} ${manual}`;
}

function section(
  heading: string,
  day: RateDate,
  rateOf: (currency: SimulatedCurrency) => number | undefined,
): string {
  const rows = simulatedCurrencies.flatMap((currency) => {
    const rate = rateOf(currency);
    return rate === undefined ? [] : [row(currency, rate)];
  });
  const header = ['Monnaie', 'Sigle', 'Unit&eacute;', 'Valeur']
    .map((word) => `<td><div align='center'>${word}</div></td>`)
    .join(' ');
  return `<h3 align='center'>${heading}</h3> <h5 align='center'>Journée du ${formatDayInFigures(day)}&nbsp;</h5> <table> <thead> <tr> ${header} </tr> </thead> <tbody> ${rows.join(' ')} </tbody> </table>`;
}

function row(currency: SimulatedCurrency, rate: number): string {
  const { quotedPer } = currencyTable[currency];
  return `<tr> <td nowrap><img alt='' src='x.gif' /> ${currencyName(currency, 'fr')}</td> <td>${currency}</td> <td><div align='right'>${quotedPer}</div></td> <td><div align='right'>  ${printedRate(rate, quotedPer)}</div></td> </tr>`;
}
