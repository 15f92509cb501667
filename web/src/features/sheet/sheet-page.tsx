import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { Page } from '@dinar/site/pages/page';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useRetry } from '../../data/live/use-live-resource.ts';
import { Button } from '../../ui/control/button.tsx';
import { ConversionFailure } from '../../ui/conversion/conversion-failure.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { SheetLinks } from './sheet-links.tsx';
import styles from './sheet-page.module.css';
import { SheetTable } from './sheet-table.tsx';

/** The usual amounts of a currency and of the dinar, for a wallet: one sheet of paper. */
export function SheetPage({ page }: { page: Extract<Page, { readonly kind: 'sheet' }> }) {
  const { currency, route } = page;
  const board = useBoardOfToday();
  const retry = useRetry({ kind: 'board' });
  const counters = typeof board === 'string' ? undefined : board.currencies.get(currency)?.counters;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.heading}>
          {`${textsOfRoute(route).heading} : ${currencyName(currency)} et dinar`}
        </h1>
        <Button onClick={() => print()}>Imprimer</Button>
      </header>
      {typeof board !== 'string' && (
        <p className={styles.soft}>{`Fait le ${formatDayInWords(board.today)}`}</p>
      )}
      {board === 'none' && <ConversionFailure outcome={{ kind: 'not-loaded' }} onRetry={retry} />}
      {board === 'awaited' && <Skeleton sample="100 EUR = 338,10 TND" />}
      {typeof board !== 'string' && (
        <div className={styles.tables}>
          <SheetTable from={currency} to="TND" board={board} />
          <SheetTable from="TND" to={currency} board={board} />
        </div>
      )}
      <p className={styles.soft}>
        {`${counters ? `${boardsRead(counters)}. ` : ''}Ce que l’on reçoit au guichet, sans commission éventuelle : à confirmer auprès de la banque.`}
      </p>
      <SheetLinks current={currency} />
    </div>
  );
}
