import { formatGivenAmount } from '@dinar/domain/format/format-number';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { fill } from '@dinar/domain/language/texts';
import { converterGuideTexts } from '@dinar/site/texts/converter-guide/converter-guide-texts';
import { type GuideRate, guideRates } from '@dinar/site/texts/guide-rates';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Tag } from '../../ui/mark/tag.tsx';
import { figure } from '../../ui/number/figure.ts';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { originOf } from '../../ui/provenance/shared-origin.ts';
import { Literal } from '../../ui/text/literal.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './converter-foot.module.css';

/** Some amounts at the mid rate; those that use no rate of today are marked. */
export function OrdersOfMagnitude() {
  const board = useBoardOfToday();
  const guide = useTexts(converterGuideTexts);
  return (
    <div className={styles.orders}>
      <h3 className={styles.subtitle}>{guide.ordersTitle}</h3>
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
  const locale = useLocale();
  const guide = useTexts(converterGuideTexts);
  return (
    <RichText
      text={guide.order}
      unit={fill(guide.unit, { currency })}
      rate={
        <Literal {...(reference && figure('leading', currency))}>
          {reference ? formatHeadlineRate(rate, locale) : formatGivenAmount(rate, locale)}
        </Literal>
      }
      example={`${exampleAmount} ${currency}`}
      value={formatGivenAmount(exampleValue.round(0), locale)}
      origin={
        reference ? (
          <OwnOrigin {...originOf(reference)} isOld={false} />
        ) : (
          <Tag tone="amber">{guide.approximate}</Tag>
        )
      }
    />
  );
}
