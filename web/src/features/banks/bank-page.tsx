import { bankByCode } from '@dinar/domain/banks/bank';
import { type CommercialBankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import type { Page } from '@dinar/site/pages/page';
import { bankRatesFailure } from '@dinar/site/texts/failure-texts';
import { useMemo } from 'react';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useRefresh } from '../../data/live/use-refresh.ts';
import { BankMonthSection } from '../../ui/bank-month/bank-month-section.tsx';
import { useToday } from '../../ui/clock/use-today.ts';
import { EmptyPanel, FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import { BankHeader } from '../../ui/trust/bank-header.tsx';
import { RankLine } from '../../ui/trust/rank-line.tsx';
import { bankOrigin } from './bank-origin.ts';
import styles from './bank-page.module.css';
import { BankRatesSkeleton } from './bank-rates-skeleton.tsx';
import { BankRatesTable } from './bank-rates-table.tsx';
import { BankSummary } from './bank-summary.tsx';
import { BankTrust } from './bank-trust.tsx';
import { type BankRatesState, useBankRates } from './use-bank-rates.ts';

type BankPage = Extract<Page, { readonly kind: 'bank' }>;

const rankedCurrency = 'EUR';

/** The page of one bank: all rates it quotes today, live. */
export function BankPage({ page }: { page: BankPage }) {
  const today = useToday();
  const { state, isLive, retry } = useBankRates(page.bank, today);
  const refresh = useRefresh({ kind: 'board' }, { kind: 'snapshots', bank: page.bank });
  const { displayName } = bankByCode(page.bank);
  const rates = state.kind === 'ready' ? state.rates : undefined;
  const origin = useMemo(() => rates && bankOrigin(page.bank, rates.rows), [page.bank, rates]);
  return (
    <div className={styles.page}>
      <BankHeader
        bank={page.bank}
        heading={`Cours de change ${displayName}`}
        onRefresh={refresh.run}
        isRefreshing={refresh.isRunning}
        message={refresh.message}
      />
      <section
        className={panel.panel}
        data-content="table"
        aria-label={`Les cours de ${displayName}`}
      >
        {state.kind !== 'failed' && (
          <BankSummary rates={rates} origin={origin} today={today} isLive={isLive} />
        )}
        {page.bank === centralBankCode ? (
          <CentralNote />
        ) : (
          <Rank bank={page.bank} origin={origin} />
        )}
        <Rates page={page} state={state} origin={origin} onRetry={retry} />
      </section>
      {state.kind === 'ready' && state.rates.quotedCount > 0 && (
        <BankMonthSection
          key={page.bank}
          span="Derniers jours"
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

function CentralNote() {
  return (
    <p className={styles.muted}>
      La BCT publie un cours moyen par devise et, pour les billets, un cours moyen du change manuel.
      Ni l’un ni l’autre n’est un cours d’achat ou de vente : on ne change pas à ses guichets.
    </p>
  );
}

interface RatesProps {
  readonly page: BankPage;
  readonly state: BankRatesState;
  readonly origin: Origin | undefined;
  readonly onRetry: () => void;
}

function Rates({ page, state, origin, onRetry }: RatesProps) {
  switch (state.kind) {
    case 'loading':
      return <BankRatesSkeleton />;
    case 'failed':
      return <FailurePanel message={bankRatesFailure} onRetry={onRetry} failure={state.failure} />;
    case 'ready':
      return state.rates.quotedCount === 0 ? (
        <EmptyPanel
          title="Aucun taux disponible"
          text="Aucun taux de change n'est disponible pour cette banque à ce moment."
        />
      ) : (
        <BankRatesTable bank={page.bank} rows={state.rates.rows} origin={origin} />
      );
  }
}
