import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { roundRate } from '@dinar/domain/money/decimal';
import { simulatedCurrencies, simulatedMid } from '../simulated-market.ts';
import { formatDayInFigures, printedRate } from './printed.ts';

/** The central bank's page of a day, of the structure its own has, with the demonstration's rates. */
export function bctBody(day: RateDate): string {
  const rows = simulatedCurrencies
    .filter((currency) => currencyTable[currency].centralBankQuoted)
    .map((currency) => {
      const { name, quotedPer } = currencyTable[currency];
      const value = printedRate(roundRate(simulatedMid(currency, day)), quotedPer);
      return `<tr> <td nowrap><img alt='' src='x.gif' /> ${name}</td> <td>${currency}</td> <td><div align='right'>${quotedPer}</div></td> <td><div align='right'>  ${value}</div></td> </tr>`;
    });
  const heading =
    'Cours Moyens des Devises Cotées en dinar tunisien<br>sur le Marché des Changes interbancaire';
  const header = ['Monnaie', 'Sigle', 'Unit&eacute;', 'Valeur']
    .map((word) => `<td><div align='center'>${word}</div></td>`)
    .join(' ');
  return `<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">
<h3 align='center'>${heading}</h3> <h5 align='center'>Journée du ${formatDayInFigures(day)}&nbsp;</h5> <table> <thead> <tr> ${header} </tr> </thead> <tbody> ${rows.join(' ')} </tbody> </table>`;
}
