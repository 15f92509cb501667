import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { Page } from '@dinar/site/pages/page';
import { bankRatesFailure } from '@dinar/site/texts/failure-texts';
import { useRefresh } from '../../data/live/use-refresh.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import { Button, ButtonLink } from '../../ui/control/button.tsx';
import { BankMark } from '../../ui/mark/bank-mark.tsx';
import { Icon } from '../../ui/mark/icon.tsx';
import { EmptyPanel, FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Literal } from '../../ui/text/literal.tsx';
import { bankOrigin } from './bank-origin.ts';
import styles from './bank-page.module.css';
import { BankRatesSkeleton } from './bank-rates-skeleton.tsx';
import { BankRatesTable } from './bank-rates-table.tsx';
import { BankSummary } from './bank-summary.tsx';
import { BankTrust } from './bank-trust.tsx';
import { type BankRatesState, useBankRates } from './use-bank-rates.ts';

type BankPage = Extract<Page, { readonly kind: 'bank' }>;

/** The page of one bank: all rates it quotes today, live. */
export function BankPage({ page }: { page: BankPage }) {
  const today = useToday();
  const { state, isLive, retry } = useBankRates(page.bank, today);
  const refresh = useRefresh({ kind: 'board' }, { kind: 'snapshots', bank: page.bank });
  const { displayName, fullName, slug } = bankByCode(page.bank);
  const rates = state.kind === 'ready' ? state.rates : undefined;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BankMark bankId={page.bank} size="large" />
        <div className={styles.names}>
          <h1 className={styles.heading}>{`Cours de change ${displayName}`}</h1>
          <p className={styles.muted}>
            {fullName !== displayName && <Literal>{`${fullName} · `}</Literal>}
            <Literal>{slug}</Literal>
          </p>
        </div>
        <div className={styles.actions}>
          <Button busy={refresh.isRunning} onClick={refresh.run}>
            <Icon name="refresh" size="small" />
            <span>Actualiser</span>
          </Button>
          <ButtonLink to="/cours-change">Retour aux banques</ButtonLink>
          <p role="status" className={styles.muted}>
            {refresh.message}
          </p>
        </div>
      </header>
      <section
        className={panel.panel}
        data-content="table"
        aria-label={`Les cours de ${displayName}`}
      >
        {state.kind !== 'failed' && (
          <BankSummary
            rates={rates}
            origin={rates && bankOrigin(page.bank, rates.rows)}
            today={today}
            isLive={isLive}
          />
        )}
        {page.bank === centralBankCode && <CentralNote />}
        <Rates page={page} state={state} onRetry={retry} />
      </section>
      <BankTrust bank={page.bank} day={rates?.day} today={today} />
    </div>
  );
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
  readonly onRetry: () => void;
}

function Rates({ page, state, onRetry }: RatesProps) {
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
        <BankRatesTable bank={page.bank} rows={state.rates.rows} selected={undefined} />
      );
  }
}
