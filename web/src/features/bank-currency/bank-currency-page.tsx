import { bankName } from '@dinar/domain/banks/bank-name';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { fill } from '@dinar/domain/language/texts';
import { isPublished } from '@dinar/domain/today/bank-page-rates';
import { bankCurrencyPath } from '@dinar/site/pages/canonical-path';
import type { Page } from '@dinar/site/pages/page';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { RefreshButton } from '../../data/live/refresh-button.tsx';
import { useBankRates } from '../../data/live/use-bank-rates.ts';
import { BankMonthSection } from '../../ui/bank-month/bank-month-section.tsx';
import { useToday } from '../../ui/clock/use-today.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { EmptyPanel, FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { BankHeader } from '../../ui/trust/bank-header.tsx';
import styles from './bank-currency-page.module.css';
import { BankQuote } from './bank-quote.tsx';
import { BankWaysOn } from './bank-ways-on.tsx';

type BankCurrencyPage = Page<'bank-currency'>;

/** One currency of one bank: its rates of the day, its rank and margins, and its last month. */
export function BankCurrencyPage({ page }: { page: BankCurrencyPage }) {
  const { bank, currency } = page;
  const locale = useLocale();
  const { noRates, currency: texts } = useTexts(bankTexts);
  const { bankRatesFailed } = useTexts(commonTexts);
  const named = { bank: bankName(bank, locale), code: currency };
  const today = useToday();
  const own = { kind: 'bankPast', bank, currency } as const;
  const { state, isLive, retry } = useBankRates(own, today);
  const row =
    state.kind === 'ready'
      ? state.rates.rows.filter(isPublished).find((each) => each.currency === currency)
      : undefined;
  return (
    <div className="page">
      <BankHeader
        bank={bank}
        heading={fill(texts.heading, { ...named, currency: currencyName(currency, locale) })}
        refresh={<RefreshButton resources={[{ kind: 'board' }, own]} />}
      />
      <section className={panel.panel} data-content="table" aria-label={fill(texts.rates, named)}>
        {state.kind === 'failed' && (
          <FailurePanel message={bankRatesFailed} onRetry={retry} failure={state.failure} />
        )}
        {state.kind === 'loading' && (
          <p className={styles.awaited}>
            <Skeleton sample={texts.awaited} />
          </p>
        )}
        {row && <BankQuote bank={bank} row={row} today={today} isLive={isLive} />}
        {state.kind === 'ready' && !row && (
          <EmptyPanel title={noRates} text={fill(texts.noRates, named)} />
        )}
        <BankWaysOn bank={bank} currency={currency} row={row} />
      </section>
      {state.kind === 'ready' && (
        <BankMonthSection
          key={bankCurrencyPath(page)}
          {...{ bank, currency, today }}
          days={state.days}
        />
      )}
    </div>
  );
}
