import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { PublishedRow } from '@dinar/domain/today/bank-page-rates';
import { bankCurrencyPath } from '@dinar/site/pages/canonical-path';
import { dayPicturePath } from '@dinar/site/routes/day-picture-path';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useShare } from '../../ui/browser/use-share.ts';
import { Button } from '../../ui/control/button.tsx';
import { Fragment } from '../../ui/text/fragment.ts';

interface ShareQuoteProps {
  readonly bank: BankCode;
  readonly row: PublishedRow;
}

/** The button that shares a bank's rates of one currency, with the picture of their day where there is one. */
export function ShareQuote({ bank, row }: ShareQuoteProps) {
  const { message, share } = useShare();
  const { currency, day } = row;
  const press = () =>
    share({
      text: quoteText(bank, row),
      url: new URL(bankCurrencyPath({ bank, currency }), location.origin).href,
      picture: { path: dayPicturePath({ day, currency }), name: `dinar-${day}-${currency}.png` },
    });
  return (
    <Fragment>
      <Button onClick={press}>Partager</Button>
      <span role="status">{message}</span>
    </Fragment>
  );
}

/** The rates of a bank as text to share, with day and source. */
function quoteText(bank: BankCode, row: PublishedRow): string {
  const { displayName } = bankByCode(bank);
  const rates =
    row.kind === 'central'
      ? `cours moyen ${formatTableRate(row.rate)} TND`
      : `achat ${formatTableRate(row.purchaseRate)} TND, vente ${formatTableRate(row.saleRate)} TND`;
  return `${displayName}, 1 ${row.currency} : ${rates}, le ${formatDayInWords(row.day)} (${sourceInWords(row.source)}).`;
}
