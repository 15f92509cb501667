import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { bankPageRates } from '@dinar/domain/today/bank-page-rates';
import { bankCurrencyPath } from '@dinar/site/pages/canonical-path';
import type { Page } from '@dinar/site/pages/page';
import { converterHref } from '@dinar/site/routes/site-links';
import { bankRatesFailure } from '@dinar/site/texts/failure-texts';
import { useMemo } from 'react';
import { shownBankDays } from '../../data/live/bank-days.ts';
import { useLink } from '../../data/live/use-link.ts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import { ButtonLink } from '../../ui/control/button.tsx';
import { BankMark } from '../../ui/mark/bank-mark.tsx';
import { EmptyPanel, FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import styles from './bank-currency-page.module.css';
import { bankMonth } from './bank-currency-parts.ts';
import { BankMonthSection } from './bank-month-section.tsx';
import { BankQuote } from './bank-quote.tsx';

type BankCurrencyPage = Extract<Page, { readonly kind: 'bank-currency' }>;

/** One currency of one bank: its rates of the day, its margin, and its last month. */
export function BankCurrencyPage({ page }: { page: BankCurrencyPage }) {
  const { bank, currency } = page;
  const { displayName, slug } = bankByCode(bank);
  const today = useToday();
  const { state, retry } = useLiveResource({ kind: 'bankPast', bank, currency });
  const { state: board } = useLiveResource({ kind: 'board' });
  const link = useLink();
  const days = useMemo(() => shownBankDays(state, board, bank, today), [state, board, bank, today]);
  const row = useMemo(() => {
    const rows = days && bankPageRates(days, today).rows;
    return rows?.find((each) => each.currency === currency) ?? 'unquoted';
  }, [days, today, currency]);
  const isQuoted = row !== 'unquoted' && (row.kind === 'quoted' || row.kind === 'central');
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BankMark bankId={bank} size="large" />
        <div>
          <h1 className={styles.heading}>
            {`${currencyTable[currency].name} (${currency}) : cours ${displayName}`}
          </h1>
          <p className={styles.muted}>
            {bank === centralBankCode
              ? 'Cours moyen officiel, en dinars pour une unité'
              : 'Achat et vente au guichet, en dinars pour une unité'}
          </p>
        </div>
      </header>
      <section
        className={panel.panel}
        data-content="table"
        aria-label={`Le cours ${currency} de ${displayName}`}
      >
        {days === undefined ? (
          state.kind === 'failed' ? (
            <FailurePanel message={bankRatesFailure} onRetry={retry} failure={state} />
          ) : (
            <p className={styles.awaited}>
              <Skeleton sample="Achat 3,3500 · Vente 3,4000" />
            </p>
          )
        ) : isQuoted ? (
          <BankQuote
            bank={bank}
            row={row}
            today={today}
            isLive={link === 'live' && state.kind === 'ready'}
          />
        ) : (
          <EmptyPanel
            title="Aucun taux disponible"
            text={`${displayName} n’a publié aucun cours de ${currency} ces sept derniers jours.`}
          />
        )}
        <p className={styles.links}>
          {isQuoted && (
            <ButtonLink
              look="solid"
              to={converterHref({ from: currency, to: 'TND', amount: 100, bank })}
            >
              {`Convertir ${currency}`}
            </ButtonLink>
          )}
          <ButtonLink to={`/comparateur/${currency.toLowerCase()}`}>
            {`Comparer les banques pour ${currency}`}
          </ButtonLink>
          <ButtonLink to={`/cours-change/${slug}`}>
            {`Toutes les devises de ${displayName}`}
          </ButtonLink>
        </p>
      </section>
      {days !== undefined && (
        <BankMonthSection
          key={bankCurrencyPath(page)}
          part={bankMonth}
          given={{ bank, currency, days, today }}
        />
      )}
    </div>
  );
}
