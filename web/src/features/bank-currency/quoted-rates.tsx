import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { CurrencyCode, ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatPercent } from '@dinar/domain/format/format-number';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import { decimal } from '@dinar/domain/money/decimal';
import type { CentralPageRow, PublishedRow, QuotedRow } from '@dinar/domain/today/bank-page-rates';
import { conversionToday } from '@dinar/domain/today/conversion-today';
import { marginOf } from '@dinar/domain/today/margin';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { pairFigure } from '../../ui/conversion/pair-figure.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { type FigureKind, figure } from '../../ui/number/figure.ts';
import { MovingNumber } from '../../ui/number/moving-number.tsx';
import { Provenance } from '../../ui/provenance/provenance.tsx';
import type { Elements } from '../../ui/text/content.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';

interface QuotedRatesProps {
  readonly bank: BankCode;
  readonly row: PublishedRow;
}

/** The rates of a row, each under its name: a bank's two and their spread, or the central bank's. */
export function QuotedRates({ bank, row }: QuotedRatesProps) {
  return row.kind === 'central' ? (
    <CentralRates row={row} />
  ) : (
    <CounterRates bank={bank} row={row} />
  );
}

function CounterRates({ bank, row }: { bank: BankCode; row: QuotedRow }) {
  const locale = useLocale();
  const { purchase, sale } = useTexts(commonTexts);
  const texts = useTexts(bankTexts).currency;
  const { currency, purchaseRate, saleRate, spread } = row;
  return (
    <Fragment>
      <Rate name={purchase} note={<Margin bank={bank} from={currency} to="TND" beside={row} />}>
        <Figure kind="purchase" value={purchaseRate} currency={currency} bank={bank} />
      </Rate>
      <Rate name={sale} note={<Margin bank={bank} from="TND" to={currency} beside={row} />}>
        <Figure kind="sale" value={saleRate} currency={currency} bank={bank} />
      </Rate>
      <Rate name={texts.spread}>
        <span {...figure('spread', currency, bank)}>
          {formatSpread(spread, purchaseRate, locale)}
        </span>
      </Rate>
    </Fragment>
  );
}

function CentralRates({ row: { currency, rate, manualRate } }: { row: CentralPageRow }) {
  const { midRate } = useTexts(commonTexts);
  const texts = useTexts(bankTexts).currency;
  return (
    <Fragment>
      <Rate name={midRate}>
        <Figure kind="central" value={rate} currency={currency} />
      </Rate>
      {manualRate !== undefined && (
        <Rate name={texts.manual}>
          <Figure kind="manual" value={manualRate} currency={currency} />
        </Rate>
      )}
    </Fragment>
  );
}

interface FigureProps {
  readonly kind: FigureKind;
  readonly value: number;
  readonly currency: ForeignCurrencyCode;
  readonly bank?: BankCode;
}

function Figure({ kind, value, currency, bank }: FigureProps) {
  const attributes = figure(kind, currency, bank);
  return <MovingNumber of={currency} value={value} format={formatTableRate} figure={attributes} />;
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
  /** The rate beside it, whose day and source the block names. */
  readonly beside: Pick<QuotedRow, 'day' | 'source'>;
}

/** The bank's margin on one side, against the mid rate of the same day; renders nothing without one. */
function Margin({ bank, from, to, beside }: MarginProps) {
  const locale = useLocale();
  const texts = useTexts(bankTexts).currency;
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
  const isLikeRate = String([days, sources]) === String([[beside.day], [beside.source]]);
  return (
    <span data-item={isLikeRate ? undefined : ''}>
      <RichText
        text={isLikeRate ? texts.margin : texts.marginWithOrigin}
        percent={
          <span {...pairFigure('margin-percent', request, 1)}>
            {formatPercent(margin.percent, locale)}
          </span>
        }
        origin={
          !isLikeRate && (
            <Provenance
              days={days}
              today={board.today}
              sources={sources}
              {...(basis.kind === 'reference' && { provider: basis.reference.provider })}
            />
          )
        }
      />
    </span>
  );
}
