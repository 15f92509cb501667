import { type BankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatGivenAmount, formatMoney, formatPercent } from '@dinar/domain/format/format-number';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import { decimal } from '@dinar/domain/money/decimal';
import { rateProvider } from '@dinar/domain/rates/rate-provider';
import { sidedRate } from '@dinar/domain/rates/sided-rate';
import type { CentralPageRow, PublishedRow, QuotedRow } from '@dinar/domain/today/bank-page-rates';
import { outcomeAt } from '@dinar/domain/today/compare-counters';
import { conversionToday, sidesOf } from '@dinar/domain/today/conversion-today';
import { marginOf } from '@dinar/domain/today/margin';
import { askedSides } from '@dinar/site/pages/asked';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { comparedFigure } from '../../ui/comparison/compared-figure.ts';
import { pairFigure } from '../../ui/conversion/pair-figure.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { figure } from '../../ui/number/figure.ts';
import { MovingNumber } from '../../ui/number/moving-number.tsx';
import { TrendMark } from '../../ui/number/trend-mark.tsx';
import { Provenance } from '../../ui/provenance/provenance.tsx';
import type { Elements } from '../../ui/text/content.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { RankLine } from '../../ui/trust/rank-line.tsx';
import styles from './bank-currency-page.module.css';
import { useAsked } from './use-asked.ts';

interface BankQuoteProps {
  readonly bank: BankCode;
  readonly row: PublishedRow;
  readonly today: RateDate;
  readonly isLive: boolean;
}

/** The rates of a bank in one currency, with their day, their source and their change. */
export function BankQuote({ bank, row, today, isLive }: BankQuoteProps) {
  const { day, source, correction, trend } = row;
  return (
    <div className={styles.quote} data-item>
      {row.kind === 'quoted' && <AskedAnswer bank={bank} row={row} />}
      <div className={styles.rates}>
        {row.kind === 'central' ? (
          <CentralRates row={row} />
        ) : (
          <CounterRates bank={bank} row={row} />
        )}
      </div>
      {row.kind === 'quoted' && <Rank bank={bank} row={row} />}
      <p className="soft">
        <LiveDot live={isLive} />
        <RichText
          text=" {origin} {trend}"
          origin={
            <Provenance
              days={[day]}
              today={today}
              sources={[source]}
              provider={rateProvider(bank, source)}
              correction={correction}
            />
          }
          trend={
            trend && (
              <span className={styles.trend}>
                <TrendMark
                  trend={trend}
                  since={trend.isSinceWorkingDayBefore ? undefined : trend.since}
                />
              </span>
            )
          }
        />
      </p>
    </div>
  );
}

/** What the bank gives or asks for the amount of the address. */
function AskedAnswer({ bank, row }: { bank: BankCode; row: QuotedRow }) {
  const locale = useLocale();
  const texts = useTexts(bankTexts).currency;
  const { asked, amount } = useAsked();
  if (!amount) return null;
  const { currency, day, purchaseRate, saleRate } = row;
  const { intent } = asked;
  const answer = outcomeAt(intent, amount, {
    purchase: sidedRate('purchase', currency, day, purchaseRate),
    sale: sidedRate('sale', currency, day, saleRate),
  });
  const { given, answered } = sidesOf(askedSides(intent, currency));
  return (
    <p className={styles.answer}>
      <RichText
        text={intent === 'buy' ? texts.buying : texts.selling}
        given={`${formatGivenAmount(amount, locale)} ${given}`}
        answer={
          <strong dir="ltr">
            <span {...comparedFigure('payout', { bankId: bank, currency }, intent, amount)}>
              {formatMoney(answer, locale)}
            </span>
            <Literal>{` ${answered}`}</Literal>
          </strong>
        }
      />
    </p>
  );
}

function Rank({ bank, row }: { bank: BankCode; row: QuotedRow }) {
  const rates = currencyOf(useBoardOfToday(), row.currency);
  const counter = commercialBankCodes.find((code) => code === bank);
  return rates && counter && <RankLine bank={counter} rates={rates} origin={row} />;
}

function CounterRates({ bank, row }: { bank: BankCode; row: QuotedRow }) {
  const locale = useLocale();
  const { purchase, sale } = useTexts(commonTexts);
  const texts = useTexts(bankTexts).currency;
  const { currency, purchaseRate, saleRate, spread } = row;
  return (
    <Fragment>
      <Rate name={purchase} note={<Margin bank={bank} from={currency} to="TND" beside={row} />}>
        <MovingNumber
          of={currency}
          value={purchaseRate}
          format={formatTableRate}
          figure={figure('purchase', currency, bank)}
        />
      </Rate>
      <Rate name={sale} note={<Margin bank={bank} from="TND" to={currency} beside={row} />}>
        <MovingNumber
          of={currency}
          value={saleRate}
          format={formatTableRate}
          figure={figure('sale', currency, bank)}
        />
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
        <MovingNumber
          of={currency}
          value={rate}
          format={formatTableRate}
          figure={figure('central', currency)}
        />
      </Rate>
      {manualRate !== undefined && (
        <Rate name={texts.manual}>
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
