import { type CommercialBankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { BankPageRates } from '@dinar/domain/today/bank-page-rates';
import type { Page } from '@dinar/site/pages/page';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useMemo } from 'react';
import { RefreshButton } from '../../data/live/refresh-button.tsx';
import { type BankRatesState, useBankRates } from '../../data/live/use-bank-rates.ts';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { BankMonthSection } from '../../ui/bank-month/bank-month-section.tsx';
import { useToday } from '../../ui/clock/use-today.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import { Tag } from '../../ui/mark/tag.tsx';
import { later } from '../../ui/panel/later.tsx';
import { EmptyPanel, FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { OriginLine } from '../../ui/provenance/origin-line.tsx';
import { RateDays } from '../../ui/provenance/rate-days.tsx';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { BankHeader } from '../../ui/trust/bank-header.tsx';
import { RankLine } from '../../ui/trust/rank-line.tsx';
import { bankOrigin } from './bank-origin.ts';
import styles from './bank-page.module.css';
import { BankRatesSkeleton, BankRatesTable } from './bank-rates-table.tsx';

type BankPage = Page<'bank'>;

// Below the rates of the day.
const BankTrust = later(async () => (await import('./bank-trust.tsx')).BankTrust);

const rankedCurrency = 'EUR';

/** The page of one bank: all rates it quotes today, live. */
export function BankPage({ page }: { page: BankPage }) {
  const texts = useTexts(bankTexts);
  const bank = bankName(page.bank, useLocale());
  const today = useToday();
  const own = { kind: 'snapshots', bank: page.bank } as const;
  const { state, isLive, retry } = useBankRates(own, today);
  const rates = state.kind === 'ready' ? state.rates : undefined;
  const origin = useMemo(() => rates && bankOrigin(page.bank, rates.rows), [page.bank, rates]);
  return (
    <div className="page">
      <BankHeader
        bank={page.bank}
        heading={fill(texts.heading, { bank })}
        refresh={<RefreshButton resources={[{ kind: 'board' }, own]} />}
      />
      <section
        className={panel.panel}
        data-content="table"
        aria-label={fill(texts.rates, { bank })}
      >
        {state.kind !== 'failed' && (
          <BankSummary rates={rates} origin={origin} today={today} isLive={isLive} />
        )}
        {page.bank === centralBankCode ? (
          <p className="soft">{texts.centralNote}</p>
        ) : (
          <Rank bank={page.bank} origin={origin} />
        )}
        <Rates page={page} state={state} origin={origin} onRetry={retry} />
      </section>
      {state.kind === 'ready' && state.rates.quotedCount > 0 && (
        <BankMonthSection
          key={page.bank}
          bank={page.bank}
          currency={rankedCurrency}
          days={state.days}
          today={today}
        />
      )}
      <BankTrust bank={page.bank} day={rates?.day} today={today} />
    </div>
  );
}

// The bank's rank for the currency that most visitors bring.
function Rank({ bank, origin }: { bank: CommercialBankCode; origin: Origin | undefined }) {
  const rates = currencyOf(useBoardOfToday(), rankedCurrency);
  return rates && <RankLine bank={bank} rates={rates} origin={origin} />;
}

interface RatesProps {
  readonly page: BankPage;
  readonly state: BankRatesState;
  readonly origin: Origin | undefined;
  readonly onRetry: () => void;
}

function Rates({ page, state, origin, onRetry }: RatesProps) {
  const { noRates, noRatesOfBank } = useTexts(bankTexts);
  const { bankRatesFailed } = useTexts(commonTexts);
  switch (state.kind) {
    case 'loading':
      return <BankRatesSkeleton />;
    case 'failed':
      return <FailurePanel message={bankRatesFailed} onRetry={onRetry} failure={state.failure} />;
    case 'ready':
      return state.rates.quotedCount === 0 ? (
        <EmptyPanel title={noRates} text={noRatesOfBank} />
      ) : (
        <BankRatesTable bank={page.bank} rows={state.rates.rows} origin={origin} />
      );
  }
}

interface BankSummaryProps {
  /** Absent while the rates load. */
  readonly rates: BankPageRates | undefined;
  /** The origin of all rates of the bank's latest day; absent if each row shows its own. */
  readonly origin: Origin | undefined;
  readonly today: RateDate;
  readonly isLive: boolean;
}

/** The number of currencies that a bank quotes, with their day and source. */
function BankSummary({ rates, origin, today, isLive }: BankSummaryProps) {
  const locale = useLocale();
  const texts = useTexts(bankTexts);
  const quoted = (count: number) =>
    fill(pluralOf(locale, texts.quotedCurrencies, count), { count });
  return (
    <p className={styles.summary}>
      <LiveDot live={isLive} />
      {rates ? (
        <Fragment>
          <strong>{quoted(rates.quotedCount)}</strong>
          {origin ? (
            <OriginLine origin={origin} today={today} />
          ) : (
            rates.day && <RateDays days={[rates.day]} today={today} />
          )}
          {rates.day && !rates.isInForce && <Tag tone="amber">{texts.notInForce}</Tag>}
        </Fragment>
      ) : (
        <Skeleton sample={quoted(18)} />
      )}
    </p>
  );
}
