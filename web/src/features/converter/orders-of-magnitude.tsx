import { formatAmount } from '@dinar/domain/format/format-number';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { type GuideRate, guideRates } from '@dinar/site/texts/guide-rates';
import { useBoardOfToday } from '../../data/use-board-of-today.ts';
import { figure } from '../../ui/figure.ts';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './converter-page.module.css';

/** What some amounts are worth at the mid rate; what rests on no rate of today is marked. */
export function OrdersOfMagnitude() {
  const board = useBoardOfToday();
  return (
    <div className={styles.orders}>
      <h3 className={styles.subtitle}>Ordres de grandeur, au cours moyen de référence</h3>
      <ul>
        {guideRates(typeof board === 'string' ? undefined : board).map((order) => (
          <li key={order.currency}>
            <Order {...order} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Order({ currency, rate, exampleAmount, exampleValue, reference }: GuideRate) {
  return (
    <>
      1 {currency} ={' '}
      <span {...(reference && figure('leading', currency))}>
        {reference ? formatHeadlineRate(rate) : formatAmount(rate)}
      </span>{' '}
      TND, {exampleAmount} {currency} ≈ {formatAmount(exampleValue.round(0))} TND{' '}
      {reference ? (
        <OwnOrigin day={reference.rate.day} source={reference.source} isOld={false} />
      ) : (
        <Tag tone="amber">indicatif</Tag>
      )}
    </>
  );
}
