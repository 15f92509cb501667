import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { Page } from '@dinar/site/pages/page';
import { bankRatesFailure } from '@dinar/site/texts/failure-texts';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { boardOf } from '../../data/board-state.ts';
import { useBoardStore } from '../../data/board-store-context.ts';
import { currencyOf, useBoardOfToday } from '../../data/use-board-of-today.ts';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { FailurePanel } from '../../ui/notice-panel.tsx';
import { useToday } from '../../ui/use-today.ts';
import { BankGrid } from './bank-grid.tsx';
import styles from './banks-page.module.css';
import { BanksText } from './banks-text.tsx';
import { BestOfDay } from './best-of-day.tsx';

type BanksPage = Extract<Page, { readonly kind: 'banks' }>;

/** All the banks, one card each; an address that asks for the best rate is answered first. */
export function BanksPage({ page }: { page: BanksPage }) {
  const state = useLiveBoard();
  const { retry } = useBoardStore();
  const board = useBoardOfToday();
  const today = useToday();
  const { heading, description } = textsOfRoute(page.route);
  const asked = askedCurrency(page);
  const rates = asked && currencyOf(board, asked);
  const isLoading = board === 'awaited';
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>
          {page.product
            ? productHeading(page.product, isLoading || rates?.counters.best !== undefined)
            : heading}
        </h1>
        <p className={styles.description}>{description}</p>
      </header>
      {state.kind === 'failed' && !boardOf(state) ? (
        <FailurePanel message={bankRatesFailure} onRetry={retry} failure={state} />
      ) : (
        <>
          {asked && <BestOfDay code={asked} rates={rates} isLoading={isLoading} today={today} />}
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

function productHeading(product: ForeignCurrencyCode, isCompared: boolean): string {
  const subject = isCompared ? 'Meilleur taux de change' : 'Taux de change';
  return `${subject} ${currencyTable[product].name} (${product}) aujourd’hui`;
}
