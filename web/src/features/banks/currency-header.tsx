import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { englishName } from '@dinar/domain/currencies/english-name';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import { Tag } from '../../ui/mark/tag.tsx';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import styles from './bank-rates-table.module.css';

interface CurrencyHeaderProps {
  readonly row: BankPageRow;
  /** Whether the page shows one origin for all rates; an older or corrected rate still shows its own. */
  readonly hasSharedOrigin: boolean;
}

/** The currency of a row of a bank's page, marked as indicative or with its own origin if needed. */
export function CurrencyHeader({ row, hasSharedOrigin }: CurrencyHeaderProps) {
  const { currency } = row;
  return (
    <span className={styles.identity}>
      <CurrencyFlag code={currency} />
      <span className={styles.names}>
        <strong translate="no">{currency}</strong>
        <span className={styles.name} title={englishName(currency)}>
          {currencyTable[currency].name}
        </span>
        <Mark row={row} hasSharedOrigin={hasSharedOrigin} />
      </span>
    </span>
  );
}

function Mark({ row, hasSharedOrigin }: CurrencyHeaderProps) {
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
      const { day, source, correction, isCarried } = row;
      if (hasSharedOrigin && !isCarried && correction === undefined) return null;
      return <OwnOrigin day={day} source={source} correction={correction} isOld={isCarried} />;
    }
  }
}
