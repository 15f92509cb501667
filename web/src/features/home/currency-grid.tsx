import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatRate4 } from '@dinar/domain/format/format-number';
import { CurrencyFlag } from '../../ui/flag.tsx';
import { MovingNumber } from '../../ui/moving-number.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './currency-grid.module.css';
import type { HomeRates } from './home-rates.ts';

interface CurrencyGridProps {
  readonly rates: readonly HomeRates[];
  readonly selected: ForeignCurrencyCode;
  readonly onSelect: (code: ForeignCurrencyCode) => void;
}

/** One button per currency, with what one unit is worth. */
export function CurrencyGrid({ rates, selected, onSelect }: CurrencyGridProps) {
  return (
    <ul className={styles.grid}>
      {rates.map(({ code, view }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.currency}
            aria-pressed={code === selected}
            title={currencyTable[code].name}
            onClick={() => onSelect(code)}
          >
            <span className={styles.head}>
              <CurrencyFlag code={code} />
              {code}
            </span>
            <span className={styles.rate}>
              1 {code} ={' '}
              {view ? (
                <MovingNumber
                  of={code}
                  value={view.liveRate ?? view.centralBankRate ?? 0}
                  format={formatRate4}
                />
              ) : (
                <Skeleton sample="0,0000" />
              )}{' '}
              TND
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
