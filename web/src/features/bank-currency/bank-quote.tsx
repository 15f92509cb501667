import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatPercent } from '@dinar/domain/format/format-number';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import { decimal } from '@dinar/domain/money/decimal';
import { providerIds } from '@dinar/domain/providers/provider-table';
import type { CentralPageRow, QuotedRow } from '@dinar/domain/today/bank-page-rates';
import { conversionToday } from '@dinar/domain/today/conversion-today';
import { marginOf } from '@dinar/domain/today/margin';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { pairFigure } from '../../ui/conversion/pair-figure.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { figure } from '../../ui/number/figure.ts';
import { MovingNumber } from '../../ui/number/moving-number.tsx';
import { TrendMark } from '../../ui/number/trend-mark.tsx';
import { Provenance } from '../../ui/provenance/provenance.tsx';
import type { Elements } from '../../ui/text/content.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './bank-currency-page.module.css';

interface BankQuoteProps {
  readonly bank: BankCode;
  readonly row: QuotedRow | CentralPageRow;
  readonly today: RateDate;
  readonly isLive: boolean;
}

/** The rates of a bank in one currency, with their day, their source and their change. */
export function BankQuote({ bank, row, today, isLive }: BankQuoteProps) {
  const { day, source, correction, trend } = row;
  const provider = source === 'bct' ? source : providerIds.find((id) => id === bank);
  return (
    <div className={styles.quote} data-item>
      <div className={styles.rates}>
        {row.kind === 'central' ? (
          <CentralRates row={row} />
        ) : (
          <CounterRates bank={bank} row={row} />
        )}
      </div>
      <p className={styles.muted}>
        <LiveDot live={isLive} />
        <RichText
          text=" {origin} {trend}"
          origin={
            <Provenance
              days={[day]}
              today={today}
              sources={[source]}
              provider={source === 'bank-page' || source === 'bct' ? provider : undefined}
              correction={correction}
            />
          }
          trend={
            trend && (
              <TrendMark
                trend={trend}
                since={trend.isSinceWorkingDayBefore ? undefined : trend.since}
              />
            )
          }
        />
      </p>
    </div>
  );
}

function CounterRates({ bank, row }: { bank: BankCode; row: QuotedRow }) {
  const { currency, purchaseRate, saleRate, spread } = row;
  return (
    <Fragment>
      <Rate name="Achat" note={<Margin bank={bank} from={currency} to="TND" />}>
        <MovingNumber
          of={currency}
          value={purchaseRate}
          format={formatTableRate}
          figure={figure('purchase', currency, bank)}
        />
      </Rate>
      <Rate name="Vente" note={<Margin bank={bank} from="TND" to={currency} />}>
        <MovingNumber
          of={currency}
          value={saleRate}
          format={formatTableRate}
          figure={figure('sale', currency, bank)}
        />
      </Rate>
      <Rate name="Spread">
        <span {...figure('spread', currency, bank)}>{formatSpread(spread, purchaseRate)}</span>
      </Rate>
    </Fragment>
  );
}

function CentralRates({ row: { currency, rate, manualRate } }: { row: CentralPageRow }) {
  return (
    <Fragment>
      <Rate name="Cours moyen">
        <MovingNumber
          of={currency}
          value={rate}
          format={formatTableRate}
          figure={figure('central', currency)}
        />
      </Rate>
      {manualRate !== undefined && (
        <Rate name="Change manuel (billets)">
          <MovingNumber
            of={currency}
            value={manualRate}
            format={formatTableRate}
            figure={figure('manual', currency)}
          />
        </Rate>
      )}
    </Fragment>
  );
}

function Rate({ name, note, children }: { name: string; note?: Elements; children: Elements }) {
  return (
    <p>
      <span>{name}</span>
      <strong>{children}</strong>
      {note}
    </p>
  );
}

interface MarginProps {
  readonly bank: BankCode;
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
}

/** The bank's margin on one side, against the mid rate of the same day; renders nothing without one. */
function Margin({ bank, from, to }: MarginProps) {
  const board = useBoardOfToday();
  if (typeof board === 'string') return null;
  const request = { amount: decimal(1), from, to, bank };
  const converted = conversionToday(request, board);
  if (converted.kind === 'no-rate') return null;
  // A conversion at another bank's rates would give the other bank's margin.
  if (converted.answer.legs.some(({ lackingBank }) => lackingBank !== undefined)) return null;
  const margin = marginOf(request, converted);
  const [mid] = converted.reference?.legs ?? [];
  if (!margin || !mid) return null;
  const { days, sources, basis } = mid;
  return (
    <span data-item>
      <RichText
        text="marge {percent} sur le cours moyen · {origin}"
        percent={
          <span {...pairFigure('margin-percent', request, 1)}>{formatPercent(margin.percent)}</span>
        }
        origin={
          <Provenance
            days={days}
            today={board.today}
            sources={sources}
            {...(basis.kind === 'reference' && { provider: basis.reference.provider })}
          />
        }
      />
    </span>
  );
}
