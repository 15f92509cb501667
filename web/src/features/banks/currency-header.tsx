import type { BankCode } from '@dinar/domain/banks/bank-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { englishName } from '@dinar/domain/currencies/english-name';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { bankCurrencyHref } from '@dinar/site/pages/asked';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import { Tag } from '../../ui/mark/tag.tsx';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { isLike, type Origin } from '../../ui/provenance/shared-origin.ts';
import { originOfRow } from './bank-origin.ts';
import styles from './bank-rates-table.module.css';

interface CurrencyHeaderProps {
  readonly bank: BankCode;
  readonly row: BankPageRow;
  /** The origin that the page names; a rate that differs names its own. */
  readonly origin: Origin | undefined;
}

/** The currency of a row of a bank's page, which leads to its own page; marked as indicative, or with its own origin. */
export function CurrencyHeader({ bank, row, origin }: CurrencyHeaderProps) {
  const locale = useLocale();
  const { currency } = row;
  return (
    <span className={styles.identity}>
      <CurrencyFlag code={currency} />
      <span className={styles.names}>
        <AppLink to={bankCurrencyHref(bank, currency)} className={styles.door}>
          <strong translate="no">{currency}</strong>
          <span className="soft" title={locale === 'fr' ? englishName(currency) : undefined}>
            {currencyName(currency, locale)}
          </span>
        </AppLink>
        <Mark bank={bank} row={row} origin={origin} />
      </span>
    </span>
  );
}

function Mark({ bank, row, origin }: CurrencyHeaderProps) {
  const texts = useTexts(bankTexts).table;
  switch (row.kind) {
    case 'indicative':
      return (
        <Tag tone="amber" title={texts.indicativeNote}>
          {texts.indicative}
        </Tag>
      );
    case 'unquoted':
      return null;
    case 'quoted':
    case 'central': {
      const own = originOfRow(bank, row);
      return isLike(origin, own) ? null : <OwnOrigin {...own} isOld={row.isCarried} />;
    }
  }
}
