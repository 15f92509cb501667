import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatGivenAmount, formatMoney } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import type { Decimal } from '@dinar/domain/money/decimal';
import { type AnswerToday, answerToday } from '@dinar/domain/today/answer-today';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { type ConversionRequest, sidesOf } from '@dinar/domain/today/conversion-today';
import { amountsTableTexts } from '@dinar/site/texts/amounts-table/amounts-table-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { leaderInWords } from '@dinar/site/texts/conversion-words';
import { useMemo } from 'react';
import { AppLink } from '../address/app-link.tsx';
import { BankDoor } from '../comparison/bank-door.tsx';
import { allLeadOrigins, type LeadOrigin } from '../conversion/lead-origins.ts';
import { leadFigure, soleBest } from '../conversion/pair-figure.ts';
import { useLocale } from '../language/locale-context.ts';
import { Provenance } from '../provenance/provenance.tsx';
import { mostFrequent } from '../provenance/shared-origin.ts';
import { Literal } from '../text/literal.tsx';
import styles from './amounts-table.module.css';

interface AmountsTableProps {
  readonly amount: Decimal;
  /** The currencies of the rows, in this order; those without a rate today are left out. */
  readonly currencies: readonly ForeignCurrencyCode[];
  /** The bank whose rates are used, where it has some; otherwise the best bank's. */
  readonly bank?: BankCode | undefined;
  readonly board: BoardOfToday;
}

/** What an amount of each currency gives in dinars, and what as many dinars give in it. */
export function AmountsTable({ amount, currencies, bank, board }: AmountsTableProps) {
  const locale = useLocale();
  const texts = amountsTableTexts[locale];
  const rows = useMemo(
    () => currencies.flatMap((currency) => rowOf(currency, { amount, bank }, board)),
    [currencies, amount, bank, board],
  );
  const usual = originOfMost(rows.flatMap(({ answers }) => answers));
  const given = formatGivenAmount(amount.toNumber(), locale);
  return (
    <section className={styles.block} aria-label={texts.label} data-content="table">
      {usual && (
        <p className="soft">
          <Provenance {...usual} today={board.today} />
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{commonTexts[locale].currency}</th>
            <th scope="col">{fill(texts.inCurrency, { amount: given })}</th>
            <th scope="col">{fill(texts.inDinars, { amount: given })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ currency, answers }) => (
            <tr key={currency}>
              <th scope="row">
                <Literal>{currency}</Literal>
                <span className={styles.name}>{currencyName(currency, locale)}</span>
              </th>
              {answers.map((answer) => (
                <AmountCell
                  key={answer.request.to}
                  answer={answer}
                  usual={usual}
                  today={board.today}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface AmountCellProps {
  readonly answer: AnswerToday;
  readonly usual: LeadOrigin | undefined;
  readonly today: BoardOfToday['today'];
}

/** A payout and its bank; a cell with an origin of its own is an item of its own. */
function AmountCell({ answer, usual, today }: AmountCellProps) {
  const locale = useLocale();
  const { request, lead } = answer;
  const own = allLeadOrigins(answer).filter((origin) => !usual || keyOf(origin) !== keyOf(usual));
  return (
    <td data-item={own.length > 0 ? '' : undefined}>
      <AppLink className={styles.value} to={conversionPath(request)}>
        <span dir="ltr">
          <span {...leadFigure(answer, request.amount)}>{formatMoney(lead.value, locale)}</span>
          <Literal>{` ${sidesOf(request).answered}`}</Literal>
        </span>
      </AppLink>
      <Leader answer={answer} />
      {own.map(({ of, ...origin }) => (
        <span key={of} className={styles.name}>
          <Provenance {...origin} today={today} />
        </span>
      ))}
    </td>
  );
}

function Leader({ answer }: { answer: AnswerToday }) {
  const locale = useLocale();
  const { ranking, request } = answer;
  const best = soleBest(answer);
  if (!best || !ranking) {
    return <span className={styles.name}>{leaderInWords(answer, locale)}</span>;
  }
  const { currency, intent } = ranking;
  return (
    <span className={styles.name}>
      <BankDoor
        bank={best.bankId}
        currency={currency}
        asked={{ intent, text: request.amount.toFixed() }}
      />
    </span>
  );
}

function conversionPath({ amount, from, to }: ConversionRequest): string {
  return `/convertisseur/${from.toLowerCase()}/${to.toLowerCase()}/${amount.toFixed()}`;
}

interface AmountsRow {
  readonly currency: ForeignCurrencyCode;
  readonly answers: readonly AnswerToday[];
}

function rowOf(
  currency: ForeignCurrencyCode,
  asked: Pick<ConversionRequest, 'amount' | 'bank'>,
  board: BoardOfToday,
): readonly AmountsRow[] {
  const ways = [
    { from: currency, to: 'TND' },
    { from: 'TND', to: currency },
  ] as const;
  const answers = ways.flatMap((pair) => {
    const answer = answerToday({ ...asked, ...pair }, board);
    return answer.kind === 'answered' ? [answer] : [];
  });
  return answers.length === 0 ? [] : [{ currency, answers }];
}

/** The origin of most answers; each other is named beside its number. */
function originOfMost(answers: readonly AnswerToday[]): LeadOrigin | undefined {
  const origins = answers.flatMap((answer) => {
    const [only, other] = allLeadOrigins(answer);
    return only && !other && only.correction === undefined ? [only] : [];
  });
  return mostFrequent(origins, (one, other) => keyOf(one) === keyOf(other));
}

function keyOf({ days, sources, provider, at, correction }: LeadOrigin): string {
  return JSON.stringify([days, sources, provider, at, correction]);
}
