import { type BankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatGivenAmount, formatMoney } from '@dinar/domain/format/format-number';
import { rateProvider } from '@dinar/domain/rates/rate-provider';
import { sidedRate } from '@dinar/domain/rates/sided-rate';
import type { PublishedRow, QuotedRow } from '@dinar/domain/today/bank-page-rates';
import { outcomeAt } from '@dinar/domain/today/compare-counters';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { askedSides } from '@dinar/site/pages/asked';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { comparedFigure } from '../../ui/comparison/compared-figure.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { TrendMark } from '../../ui/number/trend-mark.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { Literal } from '../../ui/text/literal.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { RankLine } from '../../ui/trust/rank-line.tsx';
import styles from './bank-currency-page.module.css';
import { QuotedRates } from './quoted-rates.tsx';
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
        <QuotedRates bank={bank} row={row} />
      </div>
      {row.kind === 'quoted' && <Rank bank={bank} row={row} />}
      <p className="soft">
        <LiveDot live={isLive} />
        <RichText
          text=" {origin} {trend}"
          origin={
            <OriginLine
              origin={{ day, source, correction, provider: rateProvider(bank, source) }}
              today={today}
            />
          }
          trend={
            trend && (
              <span className={styles.trend}>
                <TrendMark trend={trend} />
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
