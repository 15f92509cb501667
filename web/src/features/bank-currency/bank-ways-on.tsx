import { bankByCode } from '@dinar/domain/banks/bank';
import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { amountOf } from '@dinar/domain/money/parse-amount';
import type { PublishedRow } from '@dinar/domain/today/bank-page-rates';
import { sideOfIntent } from '@dinar/domain/today/intent';
import { alertHref } from '@dinar/site/pages/alert-address';
import { askedHref, askedSides, bankQuestion, comparatorQuestion } from '@dinar/site/pages/asked';
import { bankCurrencyPath } from '@dinar/site/pages/canonical-path';
import { stateHref } from '@dinar/site/pages/converter-state';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { ButtonLink } from '../../ui/control/button.tsx';
import { ShareButton } from '../../ui/control/share-button.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import styles from './bank-currency-page.module.css';
import { useAsked } from './use-asked.ts';

interface BankWaysOnProps {
  readonly bank: BankCode;
  readonly currency: ForeignCurrencyCode;
  /** Absent without a rate to convert at and to share. */
  readonly row?: PublishedRow | undefined;
}

const defaultAmount = 100;

/** The next pages from a bank's currency; they keep the visitor's question. */
export function BankWaysOn({ bank, currency, row }: BankWaysOnProps) {
  const locale = useLocale();
  const { convert, currency: texts } = useTexts(bankTexts);
  const { notifyMe } = useTexts(commonTexts);
  const { asked, amount = defaultAmount } = useAsked();
  const isAsked = asked.intent !== bankQuestion.intent || asked.text !== undefined;
  return (
    <p className={styles.links}>
      {row && (
        <ButtonLink
          look="solid"
          to={stateHref({
            ...askedSides(asked.intent, currency),
            amount: amountOf(amount),
            bank,
          })}
        >
          {fill(convert, { code: currency })}
        </ButtonLink>
      )}
      <ButtonLink
        to={askedHref(
          `/comparateur/${currency.toLowerCase()}`,
          isAsked ? asked : comparatorQuestion,
          comparatorQuestion,
        )}
      >
        {fill(texts.compare, { code: currency })}
      </ButtonLink>
      {row && bank !== centralBankCode && (
        <ButtonLink to={alertHref({ currency, side: sideOfIntent(asked.intent), bank })}>
          {notifyMe}
        </ButtonLink>
      )}
      <ButtonLink to={`/cours-change/${bankByCode(bank).slug}`}>
        {fill(texts.allCurrencies, { bank: bankName(bank, locale) })}
      </ButtonLink>
      {row && (
        <ShareButton
          text={quoteText(bank, row, locale)}
          path={bankCurrencyPath({ bank, currency })}
          picture={{ day: row.day, currency }}
        />
      )}
    </p>
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
