import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { homeTexts } from '@dinar/site/texts/home/home-texts';
import { memo } from 'react';
import { currencyOf, type KnownBoard } from '../../data/live/use-board-of-today.ts';
import { StateLink } from '../../ui/address/state-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import { figure } from '../../ui/number/figure.ts';
import { MovingNumber } from '../../ui/number/moving-number.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { originOf, usualOrigin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './currency-grid.module.css';
import { CommonOriginLine, OriginElsewhere } from './currency-grid-origin.tsx';
import { type Card, homeHref } from './use-home-state.ts';

interface CurrencyGridProps {
  readonly board: KnownBoard;
  readonly selected: ForeignCurrencyCode;
  /** The question that the links keep. */
  readonly card: Card;
  readonly onSelect: (code: ForeignCurrencyCode) => void;
}

/** A link per currency with the value of one unit at the leading mid rate; shows the common origin once. */
export const CurrencyGrid = memo(function CurrencyGrid(props: CurrencyGridProps) {
  const { board, selected, card, onSelect } = props;
  const locale = useLocale();
  const texts = useTexts(homeTexts);
  const isLoading = board === 'awaited';
  const rates = homeCurrencies.map((code) => ({ code, leading: currencyOf(board, code)?.leading }));
  const origins = rates.flatMap(({ leading }) => (leading ? originOf(leading) : []));
  const common = usualOrigin(origins);
  return (
    <Fragment>
      <ul className={styles.grid}>
        {rates.map(({ code, leading }) => (
          <li key={code}>
            <StateLink
              to={homeHref(code, card)}
              className={styles.currency}
              aria-current={code === selected ? 'true' : undefined}
              title={currencyName(code, locale)}
              onChoose={() => onSelect(code)}
            >
              <span className={styles.head}>
                <CurrencyFlag code={code} />
                <Literal>{code}</Literal>
              </span>
              <span dir="ltr" className={styles.rate}>
                <Literal className={styles.unit}>{`1 ${code} = `}</Literal>
                {isLoading ? <Skeleton sample="0,0000" /> : <Rate {...{ code, leading }} />}
                <Literal className={styles.unit}> TND</Literal>
              </span>
              {leading && <OriginElsewhere origin={originOf(leading)} common={common} />}
            </StateLink>
          </li>
        ))}
      </ul>
      <p className={styles.origin}>
        {isLoading && <Skeleton sample={texts.awaitedRates} />}
        {common && typeof board !== 'string' && (
          <CommonOriginLine common={common} origins={origins} today={board.today} />
        )}
      </p>
    </Fragment>
  );
});

interface RateProps {
  readonly code: ForeignCurrencyCode;
  readonly leading: ReferenceRate | undefined;
}

function Rate({ code, leading }: RateProps) {
  if (!leading) return <span {...figure('leading', code)}>–</span>;
  return (
    <MovingNumber
      of={code}
      value={leading.rate.value.toNumber()}
      format={formatHeadlineRate}
      figure={figure('leading', code)}
    />
  );
}
