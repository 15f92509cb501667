import type { BankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { PublishedRow } from '@dinar/domain/today/bank-page-rates';
import { bankCurrencyPath } from '@dinar/site/pages/canonical-path';
import { pathIn } from '@dinar/site/routes/locale-path';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { pictureOfDay, useShare } from '../../ui/browser/use-share.ts';
import { Button } from '../../ui/control/button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Fragment } from '../../ui/text/fragment.ts';

interface ShareQuoteProps {
  readonly bank: BankCode;
  readonly row: PublishedRow;
}

/** The button that shares a bank's rates of one currency, with the picture of their day where there is one. */
export function ShareQuote({ bank, row }: ShareQuoteProps) {
  const locale = useLocale();
  const { share: shareText } = useTexts(commonTexts);
  const { message, share } = useShare();
  const { currency, day } = row;
  const shareQuote = () =>
    share({
      text: quoteText(bank, row, locale),
      url: new URL(pathIn(locale, bankCurrencyPath({ bank, currency })), location.origin).href,
      picture: pictureOfDay({ day, currency }, locale),
    });
  return (
    <Fragment>
      <Button onClick={shareQuote}>{shareText}</Button>
      <span role="status">{message}</span>
    </Fragment>
  );
}

/** The rates of a bank as text to share, with day and source. */
function quoteText(bank: BankCode, row: PublishedRow, locale: Locale): string {
  const { shared, sharedMid } = bankTexts[locale].currency;
  const inDinars = (rate: number) => `${formatTableRate(rate, locale)} TND`;
  const words = {
    bank: bankName(bank, locale),
    unit: `1 ${row.currency}`,
    day: formatDayInWords(row.day, locale),
    source: sourceInWords(row.source, locale),
  };
  if (row.kind === 'central') return fill(sharedMid, { ...words, mid: inDinars(row.rate) });
  const { purchaseRate, saleRate } = row;
  return fill(shared, {
    ...words,
    purchase: inDinars(purchaseRate),
    sale: inDinars(saleRate),
  });
}
