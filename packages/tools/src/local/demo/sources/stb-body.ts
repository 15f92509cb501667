import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { isQuotedAt, simulatedCounter } from '../simulated-counter.ts';
import { simulatedCurrencies, simulatedMid } from '../simulated-market.ts';
import { formatDayInFigures, printedRate } from './printed.ts';

/** Returns STB's page of a day, structured as the real page: sale before purchase, classes on cells. */
export function stbBody(day: RateDate): string {
  const shownDay = formatDayInFigures(day).replace(/\d\d(\d\d)$/, '$1');
  const rows = simulatedCurrencies
    .filter((currency) => isQuotedAt('STBK', currency))
    .map((currency) => {
      const unit = currencyTable[currency].quotedPer;
      const middle = simulatedMid(currency, day);
      const { purchaseRate, saleRate } = simulatedCounter('STBK', currency, day, middle);
      return `<tr><td class="code-change"><img alt="" data-codedevise="${currency}"> ${currency}</td><td class="vente-change">${printedRate(saleRate, unit)}</td><td class="achat-change">${printedRate(purchaseRate, unit)}</td><td class="date-change">${shownDay}</td></tr>`;
    });
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Cours de change</title></head><body>
<table><thead><tr><th>Code</th><th>Vente</th><th>Achat</th><th>Date</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
</body></html>`;
}
