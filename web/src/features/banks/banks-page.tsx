import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { Page } from '@dinar/site/pages/page';
import { askedBestRate } from '@dinar/site/pages/page-currencies';
import { bankRatesFailure } from '@dinar/site/texts/failure-texts';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { currencyOf, useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { useToday } from '../../ui/clock/use-today.ts';
import { FailurePanel } from '../../ui/panel/notice-panel.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { BankDay } from './bank-day.tsx';
import { BankGrid } from './bank-grid.tsx';
import styles from './banks-page.module.css';
import { BanksText } from './banks-text.tsx';
import { BestOfDay } from './best-of-day.tsx';
import { RatesBoard } from './rates-board.tsx';

type BanksPage = Extract<Page, { readonly kind: 'banks' }>;

/** The page of all banks, one card each; a best-rate address shows the best rates first. */
export function BanksPage({ page }: { page: BanksPage }) {
  const { state, retry } = useLiveResource({ kind: 'board' });
  const board = useBoardOfToday();
  const today = useToday();
  const { heading, description } = textsOfRoute(page.route);
  const asked = askedBestRate(page);
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
        <BankDay today={today} />
      </header>
      {state.kind === 'failed' && !state.entry ? (
        <FailurePanel message={bankRatesFailure} onRetry={retry} failure={state} />
      ) : (
        <Fragment>
          {asked && <BestOfDay code={asked} rates={rates} isLoading={isLoading} today={today} />}
          {typeof board !== 'string' && <RatesBoard board={board} today={today} />}
          <BankGrid />
        </Fragment>
      )}
      <BanksText />
    </div>
  );
}

function productHeading(product: ForeignCurrencyCode, isCompared: boolean): string {
  const subject = isCompared ? 'Meilleur taux de change' : 'Taux de change';
  return `${subject} ${currencyName(product)} (${product}) aujourd’hui`;
}
