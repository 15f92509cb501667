import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { homeTexts } from '@dinar/site/texts/home/home-texts';
import { memo } from 'react';
import { currencyOf, type KnownBoard } from '../../data/live/use-board-of-today.ts';
import { StateLink } from '../../ui/address/state-link.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { CurrencyFlag } from '../../ui/mark/flag.tsx';
import { Tag } from '../../ui/mark/tag.tsx';
import { figure } from '../../ui/number/figure.ts';
import { MovingNumber } from '../../ui/number/moving-number.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { ProviderLink } from '../../ui/provenance/provenance.tsx';
import { isLike, type Origin, originOf, usualOrigin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './currency-grid.module.css';
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

interface CommonOriginLineProps {
  readonly common: Origin;
  readonly origins: readonly Origin[];
  readonly today: RateDate;
}

/** The origin of most rates of the grid, and the links that the other providers require. */
function CommonOriginLine({ common, origins, today }: CommonOriginLineProps) {
  const { midRates } = useTexts(homeTexts);
  const { demoShort } = useTexts(commonTexts);
  const { source, provider } = common;
  const others = new Set(origins.flatMap((origin) => origin.provider ?? []));
  if (provider) others.delete(provider);
  return (
    <Fragment>
      <span>{`${midRates} `}</span>
      <OriginLine origin={common} today={today} isMarked />
      {source === 'demo' && <RichText text=" {mark}" mark={<Tag tone="amber">{demoShort}</Tag>} />}
      {[...others].map((id) => (
        <span key={id}>
          <RichText text=" · {provider}" provider={<ProviderLink id={id} />} />
        </span>
      ))}
    </Fragment>
  );
}

interface OriginElsewhereProps {
  readonly origin: Origin;
  /** Undefined where every rate is corrected: each then names its own. */
  readonly common: Origin | undefined;
}

/** The day and the source of a rate whose origin is not the common one. */
function OriginElsewhere({ origin, common }: OriginElsewhereProps) {
  if (isLike(common, origin)) return null;
  return <OwnOrigin {...origin} isOld={common !== undefined && origin.day < common.day} />;
}
