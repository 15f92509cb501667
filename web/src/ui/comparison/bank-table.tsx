import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { type ComparisonRow, compareCounters } from '@dinar/domain/today/compare-counters';
import { comparedAmount } from '@dinar/domain/today/compared-amount';
import type { Counters } from '@dinar/domain/today/counters';
import type { Intent } from '@dinar/domain/today/intent';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { amountWithCode } from '@dinar/site/texts/conversion-words';
import { memo, useMemo } from 'react';
import { useLocale } from '../language/locale-context.ts';
import { OriginLine } from '../provenance/origin-line.tsx';
import { type Origin, usualOrigin } from '../provenance/shared-origin.ts';
import { Fragment } from '../text/fragment.ts';
import { type BankColumnName, bankColumns } from './bank-columns.tsx';
import type { Badges } from './bank-row-header.tsx';
import { scaleOf } from './rate-scale.tsx';
import { RateTable } from './rate-table.tsx';

interface BankTableProps {
  readonly code: ForeignCurrencyCode;
  readonly intent: Intent;
  /** Without it, the columns of amounts are left out. */
  readonly amount: Decimal | undefined;
  readonly rates: Pick<CurrencyToday, 'counters' | 'leading'>;
  readonly today: RateDate;
  /** The columns beside the bank. */
  readonly columns: readonly Exclude<BankColumnName, 'bank'>[];
  /** By default, stars with the side. */
  readonly badges?: Badges;
}

// Amounts from here on do not fit columns of a fixed width on a narrow tablet.
const shortBelow = 10_000_000;

const oneUnit = decimal(1);

/** A bank's columns: its rates on the common scale and in figures, the amount there, the difference to the best. */
export const comparedColumns = ['scale', 'purchase', 'sale', 'amount', 'gap'] as const;

/**
 * The banks compared for an amount, best first until a column sorts them; older boards stay below the others.
 * An amount for which all banks give almost the same is compared as 1000, which the caption says.
 */
export const BankTable = memo(function BankTable(props: BankTableProps) {
  const locale = useLocale();
  const { bestPurchase, bestSale } = comparisonTexts[locale];
  const { code, intent, rates, today } = props;
  const { badges = { purchase: bestPurchase, sale: bestSale } } = props;
  const { counters, leading } = rates;
  const asked = { intent, text: props.amount?.toFixed() };
  const amount = comparedAmount(counters, intent, props.amount ?? oneUnit);
  const columns = props.amount ? props.columns : props.columns.filter(isRate);
  const rows = useMemo(() => compareCounters(counters, intent, amount), [counters, intent, amount]);
  const origin = usualOrigin(counters.inForce);
  const scale = scaleOf(rows, leading?.rate.value);
  const all = bankColumns({ code, intent, amount, asked, badges, origin, scale }, locale);
  const given = intent === 'spend' ? 'TND' : code;
  return (
    <RateTable<ComparisonRow, BankColumnName>
      caption={
        <ComparisonCaption
          {...{ counters, origin, today }}
          typed={props.amount && amountWithCode(props.amount, given, locale)}
          compared={amountWithCode(amount, given, locale)}
        />
      }
      subject={code}
      columns={[all.bank, ...columns.map((name) => all[name])]}
      rows={rows}
      marks={(row) => ({
        'data-best': row.isBestBuy || row.isBestSell,
        'data-stale': !row.isInForce,
      })}
      isApart={({ isInForce }) => !isInForce}
      isLong={rows.some((row) => row.amount.gte(shortBelow))}
    />
  );
});

function isRate(name: BankColumnName): boolean {
  return name !== 'amount' && name !== 'gap';
}

interface ComparisonCaptionProps {
  readonly counters: Counters;
  /** The origin of most boards in force; a row that differs names its own. */
  readonly origin: Origin | undefined;
  readonly today: RateDate;
  /** The visitor's amount: « 500 EUR »; undefined if the columns of amounts are left out. */
  readonly typed: string | undefined;
  /** The amount for which the banks are compared: another, if they give almost the same for the visitor's. */
  readonly compared: string;
}

/** The caption of a comparison: the number of banks, the request, day and source. */
function ComparisonCaption(props: ComparisonCaptionProps) {
  const { counters, origin, today, typed, compared } = props;
  const locale = useLocale();
  const { older, caption } = comparisonTexts[locale];
  const boards = boardsRead(counters, locale);
  const olderCount = counters.older.length;
  return (
    <Fragment>
      <span>
        {typed === undefined
          ? fill(caption.plain, { boards })
          : typed === compared
            ? fill(caption.asked, { boards, amount: compared })
            : fill(caption.alike, { boards, amount: compared, typed })}
      </span>
      {origin && <OriginLine origin={origin} today={today} />}
      {olderCount > 0 && (
        <span>{fill(pluralOf(locale, older, olderCount), { count: olderCount })}</span>
      )}
    </Fragment>
  );
}
