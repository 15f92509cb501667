import type { BankCode } from '@dinar/domain/banks/bank-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { englishName } from '@dinar/domain/currencies/english-name';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { bankCurrencyHref } from '@dinar/site/pages/asked';
import { AppLink } from '../../ui/address/app-link.tsx';
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
  const { currency } = row;
  return (
    <span className={styles.identity}>
      <CurrencyFlag code={currency} />
      <span className={styles.names}>
        <AppLink to={bankCurrencyHref(bank, currency)} className={styles.door}>
          <strong translate="no">{currency}</strong>
          <span className={styles.name} title={englishName(currency)}>
            {currencyName(currency)}
          </span>
        </AppLink>
        <Mark bank={bank} row={row} origin={origin} />
      </span>
    </span>
  );
}

function Mark({ bank, row, origin }: CurrencyHeaderProps) {
  switch (row.kind) {
    case 'indicative':
      return (
        <Tag
          tone="amber"
          title="La banque ne publie pas cette devise : cours d’exemple, non comparé"
        >
          indicatif
        </Tag>
      );
    case 'unquoted':
      return null;
    case 'quoted':
    case 'central': {
      const own = originOfRow(bank, row);
      if (isLike(origin, own)) return null;
      const { day, source, correction } = own;
      return <OwnOrigin {...{ day, source, correction }} isOld={row.isCarried} />;
    }
  }
}
