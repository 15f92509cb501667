import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { fill } from '@dinar/domain/language/texts';
import type { Page } from '@dinar/site/pages/page';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { sheetTexts } from '@dinar/site/texts/sheet/sheet-texts';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { useRetry } from '../../data/live/use-live-resource.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { ConversionFailure } from '../../ui/conversion/conversion-failure.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { PrintHeader } from '../../ui/text/print-header.tsx';
import styles from './sheet-page.module.css';
import { SheetTables } from './sheet-table.tsx';

/** The usual amounts of a currency and of the dinar, for a wallet: one sheet of paper. */
export function SheetPage({ page }: { page: Page<'sheet'> }) {
  const { currency } = page;
  const locale = useLocale();
  const texts = useTexts(sheetTexts);
  const board = useBoardOfToday();
  const retry = useRetry({ kind: 'board' });
  const counters = typeof board === 'string' ? undefined : board.currencies.get(currency)?.counters;
  return (
    <div className={`page ${styles.page}`}>
      <PrintHeader heading={fill(texts.heading, { currency: currencyName(currency, locale) })} />
      {typeof board !== 'string' && (
        <p className="soft" data-screen>
          {fill(texts.madeOn, { day: formatDayInWords(board.today, locale) })}
        </p>
      )}
      {board === 'none' && <ConversionFailure outcome={{ kind: 'not-loaded' }} onRetry={retry} />}
      {board === 'awaited' && <Skeleton sample="100 EUR = 338,10 TND" />}
      {typeof board !== 'string' && <SheetTables currency={currency} board={board} />}
      {counters && (
        <p className="soft">
          <span>{`${boardsRead(counters, locale)}. `}</span>
          {counters.inForce.length > 0 && <span>{texts.sheetNote}</span>}
        </p>
      )}
      <SheetLinks current={currency} />
    </div>
  );
}

/** The sheets of the other currencies. */
function SheetLinks({ current }: { current: ForeignCurrencyCode }) {
  const { otherCurrencies } = useTexts(sheetTexts);
  return (
    <nav aria-label={otherCurrencies} className={styles.links}>
      {homeCurrencies
        .filter((code) => code !== current)
        .map((code) => (
          <AppLink key={code} to={`/aide-memoire/${code.toLowerCase()}`} translate="no">
            {code}
          </AppLink>
        ))}
    </nav>
  );
}
