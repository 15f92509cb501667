import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatAmount } from '@dinar/domain/format/format-number';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { valueAtMid } from '@dinar/domain/rates/conversion';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { currencyOf, useBoardOfToday } from '../../data/use-board-of-today.ts';
import { figure } from '../../ui/figure.ts';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './converter-page.module.css';

interface Order {
  readonly code: ForeignCurrencyCode;
  readonly amount: number;
  /** What is said of one unit and of the amount where no rate is known. */
  readonly indicative: readonly [unit: string, worth: string];
}

const orders: readonly Order[] = [
  { code: 'EUR', amount: 100, indicative: ['3,41', '341'] },
  { code: 'USD', amount: 500, indicative: ['3,15', '1\u202f575'] },
  { code: 'GBP', amount: 200, indicative: ['4,02', '804'] },
];

/** What some amounts are worth at the mid rate; a currency without one has the indicative figures, marked. */
export function OrdersOfMagnitude() {
  const board = useBoardOfToday();
  return (
    <div className={styles.orders}>
      <h3 className={styles.subtitle}>Ordres de grandeur, au cours moyen de référence</h3>
      <ul>
        {orders.map((order) => (
          <li key={order.code}>
            <OrderLine order={order} leading={currencyOf(board, order.code)?.leading} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OrderLine({ order, leading }: { order: Order; leading: ReferenceRate | undefined }) {
  const { code, amount, indicative } = order;
  const [unit, worth] = leading ? valuesOf(order, leading) : indicative;
  return (
    <>
      1 {code} = <span {...(leading && figure('leading', code))}>{unit}</span> TND, {amount} {code}{' '}
      ≈ {worth} TND{' '}
      {leading ? (
        <OwnOrigin day={leading.rate.day} source={leading.source} isOld={false} />
      ) : (
        <Tag tone="amber">indicatif</Tag>
      )}
    </>
  );
}

function valuesOf({ amount }: Order, { rate }: ReferenceRate): Order['indicative'] {
  const worth = valueAtMid(amount, rate, undefined);
  return [formatHeadlineRate(rate.value), formatAmount(worth.round(0))];
}
