import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { Page } from '@dinar/site/pages/page';
import { bankRatesFailure } from '@dinar/site/texts/failure-texts';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { boardOf } from '../../data/board-state.ts';
import { useBoardStore } from '../../data/board-store-context.ts';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { FailurePanel } from '../../ui/notice-panel.tsx';
import { BankGrid } from './bank-grid.tsx';
import styles from './banks-page.module.css';
import { BanksText } from './banks-text.tsx';
import { BestOfDay } from './best-of-day.tsx';

type BanksPage = Extract<Page, { readonly kind: 'banks' }>;

/** All the banks, one card each; an address that asks for the best rate is answered first. */
export function BanksPage({ page }: { page: BanksPage }) {
  const state = useLiveBoard();
  const { retry } = useBoardStore();
  const { heading, description } = textsOfRoute(page.route);
  const asked = askedCurrency(page);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{page.product ? productHeading(page.product) : heading}</h1>
        <p className={styles.description}>{description}</p>
      </header>
      {state.kind === 'failed' && !boardOf(state) ? (
        <FailurePanel message={bankRatesFailure} onRetry={retry} failure={state} />
      ) : (
        <>
          {asked && <BestOfDay code={asked} state={state} />}
          <BankGrid />
        </>
      )}
      <BanksText />
    </div>
  );
}

function askedCurrency({ product, route }: BanksPage): ForeignCurrencyCode | undefined {
  return product ?? (route.texts === 'bestRate' ? 'EUR' : undefined);
}

function productHeading(product: ForeignCurrencyCode): string {
  return `Meilleur taux de change ${currencyTable[product].name} (${product}) aujourd’hui`;
}
